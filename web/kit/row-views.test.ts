import { describe, expect, test } from 'vitest';
import { differences, makeGroups } from './row-views.ts';
import type { Kept } from './world.ts';

type Plot = { readonly id: string; readonly farmId: string };

const plot = (id: string, farmId = 'river'): Kept<Plot> => ({ row: { id, farmId }, state: 'accepted' });

const [a, b, c] = [plot('a'), plot('b', 'hill'), plot('c')];

describe('what a change of records costs', () => {
  test('is what differs: what came, changed and went, and nothing of what stayed', () => {
    const changed = plot('b', 'river');
    const d = plot('d');
    expect(differences([c, b, a], [c, b, a])).toEqual([]);
    expect(differences([c, b, a], [d, c, changed])).toEqual([
      [null, d],
      [b, changed],
      [a, null],
    ]);
    expect(differences([], [c, a])).toHaveLength(2);
  });

  test('is told by the groups a record leaves and comes to', () => {
    const groups = makeGroups<Plot>(({ farmId }) => farmId);
    groups.follow([c, b, a]);
    expect(groups.follow([c, plot('b', 'river'), a])).toEqual(['hill', 'river']);
    expect(groups.of('hill')).toEqual([]);
    expect(groups.of('river').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(groups.follow([])).toContain('river');
    expect(groups.of('river')).toEqual([]);
  });
});
