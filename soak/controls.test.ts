import { afterAll, describe, expect, test } from 'vitest';
import { usualBadness } from './bad-line.ts';
import { canRunPostgres } from './cluster.ts';
import { controls, playControl } from './controls.ts';
import { noFindings } from './findings.ts';
import { openOwnHouse } from './own-house.ts';
import { playScene, type Scene } from './scene.ts';

const house = await openOwnHouse(canRunPostgres ? 'postgres' : 'embedded');
afterAll(house.close);

const badness = { ...usualBadness, replayed: 0.3 };
const scene: Scene = { seed: 5, farmers: 3, managers: 2, phonesEach: 1, steps: 25, badness };
/** Chance has a part in every scene: a judge that sees finds what is broken in one of a few. */
const mostScenes = 4;
const noOverlap = 'the embedded database lets no two transactions overlap';

describe('what judges the sync', () => {
  test('finds a small state right as it is', async () => {
    const { findings } = await playScene(house, scene);
    expect(findings).toEqual(noFindings());
  });

  test.for(controls)('finds it wrong with $name', async (control, context) => {
    context.skip(control.needsPostgres === true && house.kind === 'embedded', noOverlap);
    let isFound = false;
    for (let more = 0; more < mostScenes && !isFound; more += 1)
      isFound = (await playControl(house, control, { ...scene, seed: scene.seed + more })).isShown;
    expect(isFound).toBe(true);
  });
});
