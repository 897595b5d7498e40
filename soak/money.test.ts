import { afterAll, describe, expect, test } from 'vitest';
import { canRunPostgres, openCluster } from './cluster.ts';
import { noMoneyFindings } from './money-judge.ts';
import { playLedgerKills } from './money-kills.ts';
import { moneyControls, playLedger, playMoneyControl } from './money-runs.ts';

/* Two transactions must overlap to stand in each other's way, which the embedded database does not let them. */

const cluster = canRunPostgres ? await openCluster() : undefined;
afterAll(() => cluster?.close());

const short = { acts: 2000, workers: 8, seed: 11, ...(cluster && { cluster }) };
/** Chance has a part in every run: a judge that sees finds what is broken in one of a few. */
const mostRuns = 4;

describe.skipIf(!canRunPostgres)('a ledger that many move money in at once', () => {
  test('comes to what the same moves one after the other come to', async () => {
    const { findings, acknowledged, again, refused, undone } = await playLedger(short);
    expect(findings).toEqual(noMoneyFindings());
    expect(acknowledged + again + refused + undone).toBe(short.acts);
    expect(Math.min(acknowledged, again, refused, undone)).toBeGreaterThan(20);
  });

  test('has each move once that was acknowledged, though its server and its database are killed', async () => {
    const { findings, serverKills, databaseKills } = await playLedgerKills({ ...short, acts: 300, kills: 2 });
    expect(findings).toEqual(noMoneyFindings());
    expect(serverKills + databaseKills).toBe(2);
  });
});

describe.skipIf(!canRunPostgres)('what judges the ledger', () => {
  test.for(moneyControls)('finds it wrong with $name', async (control) => {
    let isFound = false;
    for (let more = 0; more < mostRuns && !isFound; more += 1)
      isFound = (await playMoneyControl(control, { ...short, acts: 250, seed: short.seed + more })).isShown;
    expect(isFound).toBe(true);
  });
});
