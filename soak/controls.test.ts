import { afterAll, describe, expect, test } from 'vitest';
import { usualBadness } from './bad-line.ts';
import { canRunPostgres } from './cluster.ts';
import { controls, runScript } from './controls.ts';
import { countsOf, noFindings, nothingWrong } from './findings.ts';
import { openOwnHouse } from './own-house.ts';
import { playScene, type Scene } from './scene.ts';

const house = await openOwnHouse(canRunPostgres ? 'postgres' : 'embedded');
afterAll(house.close);

const scene: Scene = { seed: 5, farmers: 3, managers: 2, phonesEach: 1, steps: 45, badness: { ...usualBadness, replayed: 0.3 } };

describe('a small state', () => {
  test('is found right as it is', async () => {
    const { findings } = await playScene(house, scene);
    expect(findings).toEqual(noFindings());
  });

  test.for(controls.map((control) => [control.name, control] as const))('is found wrong with %s', async ([, control], context) => {
    const { shows, through, outcomes, needsPostgres } = control;
    context.skip(needsPostgres === true && house.kind === 'embedded', 'the embedded database lets no two transactions overlap');
    await runScript(house.pool, control.breaks);
    const { findings } = await playScene(house, {
      ...scene,
      ...(through === undefined ? {} : { through }),
      ...(outcomes === undefined ? {} : { outcomes }),
    });
    await runScript(house.pool, control.mends);
    const counts = countsOf(findings);
    console.log(control.name, counts, Object.values(findings).flatMap((lines) => lines.slice(0, 2)));
    expect(counts).not.toEqual(nothingWrong);
    expect(shows.reduce((sum, kind) => sum + counts[kind], 0)).toBeGreaterThan(0);
  });
});
