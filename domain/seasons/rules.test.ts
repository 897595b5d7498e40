import { describe, expect, test } from 'vitest';
import type { Season } from './model.ts';
import { revisedSeason, settledSeason, type SeasonChanges } from './rules.ts';
import { someSeason } from './some-season.ts';

const [amina, chidi, musa] = ['amina', 'chidi', 'musa'] as const;

const season: Season = {
  ...someSeason,
  keeperId: amina,
  areaHectares: 1,
  expectedHarvestOn: '2026-09-01',
};

const revise = (held: Season, was: SeasonChanges, becomes: SeasonChanges, by: string = chidi) =>
  revisedSeason(held, was, becomes, { by, at: new Date('2026-06-02T08:00:00Z'), saidBy: {} });

describe('a revision of a season', () => {
  test('of nothing new, leaves it as it is', () => {
    expect(revise(season, { crop: 'Rice' }, { crop: 'Maize' }).season).toEqual(season);
  });

  test('by someone who saw another crop, keeps the one that gave way, once by the keeper', () => {
    const { season: after, changed, clashed } = revise(season, { crop: 'Rice' }, { crop: 'Millet' });
    expect([after.crop, after.revision, changed, clashed]).toEqual(['Millet', 2, ['crop'], true]);
    expect(after.clashes).toMatchObject([
      { now: { crop: 'Millet' }, other: { crop: 'Maize' }, nowBy: chidi, otherBy: amina },
    ]);
  });

  test('of a third value, loses neither of the two before it', () => {
    const { season: two } = revise(season, { crop: 'Rice' }, { crop: 'Millet' });
    const { season: three } = revise(two, { crop: 'Maize' }, { crop: 'Sorghum' }, musa);
    expect(three.clashes.map(({ now, other }) => [now, other])).toEqual([
      [{ crop: 'Sorghum' }, { crop: 'Maize' }],
      [{ crop: 'Sorghum' }, { crop: 'Millet' }],
    ]);
    const chosen = settledSeason(three, 'crop', 'other');
    expect(chosen.crop).toBe('Maize');
    expect(chosen.clashes).toMatchObject([{ now: { crop: 'Maize' }, other: { crop: 'Millet' } }]);
    expect(settledSeason(chosen, 'crop', 'now')).toMatchObject({ crop: 'Maize', clashes: [] });
  });

  test('that brings back the value that gave way, leaves nothing to choose', () => {
    const { season: two } = revise(season, { crop: 'Rice' }, { crop: 'Millet' });
    expect(revise(two, { crop: 'Millet' }, { crop: 'Maize' }).season).toMatchObject({ crop: 'Maize', clashes: [] });
  });

  test('tells of someone else’s change that was met without a clash', () => {
    const was = { crop: 'Rice', areaHectares: 1 };
    expect(revise(season, was, { areaHectares: 2 }).isMerged).toBe(true);
  });

  test('refuses a harvest before planting, and only beside what was said', () => {
    expect(() => revise(season, {}, { plantedOn: '2026-09-02' })).toThrow('invalid');
    const odd = { ...season, plantedOn: '2026-10-01' };
    expect(revise(odd, {}, { crop: 'Rice' }).season.crop).toBe('Rice');
  });

  test('may empty a field', () => {
    expect(revise(season, { areaHectares: 1 }, { areaHectares: null }).season.areaHectares).toBeNull();
  });
});
