import { describe, expect, test } from 'vitest';
import { playChaos, shortSize } from './chaos.ts';
import { canRunPostgres } from './cluster.ts';
import { canSeeProcesses } from './embedded.ts';
import { noFindings } from './findings.ts';

const seed = 3;
/** Where a run asks PostgreSQL too, that is the one asked (decision 0019). */
const isAskedElsewhere = process.env['ASKED_ONCE'] === 'elsewhere';

describe('farmers and managers on lines that break, whose server and database are killed,', () => {
  test.skipIf(!canRunPostgres)('lose, double, leak and hide nothing on PostgreSQL', async () => {
    const { findings, kills, cuts } = await playChaos('postgres', seed, shortSize);
    expect(findings).toEqual(noFindings());
    expect(kills).toEqual({ server: 1, database: 1 });
    expect(cuts).toBeGreaterThan(0);
  });

  test.skipIf(!canSeeProcesses || isAskedElsewhere)(
    'lose, double, leak and hide nothing on the embedded database',
    async () => {
      const { findings, kills, cuts } = await playChaos('embedded', seed, shortSize);
      expect(findings).toEqual(noFindings());
      expect(kills).toEqual({ server: 1, database: 1 });
      expect(cuts).toBeGreaterThan(0);
    },
  );
});
