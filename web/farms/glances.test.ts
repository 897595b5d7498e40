import { describe, expect, test } from 'vitest';
import type { Clash, Photo, Plot } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { makeGlances } from './glances.ts';

const keeperId = 'amina';

const photo = (id: string, takenAt: string, plotId: string | null = null): Photo => ({
  id,
  farmId: 'river farm',
  plotId,
  keeperId,
  takenAt,
  has: [],
});

const plot = (farmId: string, areaHectares: number): Plot => ({
  id: `plot of ${areaHectares}`,
  farmId,
  keeperId,
  name: 'North',
  boundary: [],
  capturedBy: 'walked',
  accuracyMetres: 4,
  looksMocked: false,
  areaHectares,
  overlapHectares: 0,
  revision: 1,
  createdAt: '2026-03-14T08:00:00Z',
});

const clash = (settled: Clash['settled']): Clash => ({
  id: `settled ${settled ?? 'not'}`,
  keeperId,
  farmId: 'river farm',
  plotId: null,
  field: 'crop',
  now: { crop: 'Rice' },
  other: { crop: 'Maize' },
  nowBy: 'chidi',
  otherBy: 'amina',
  at: '2026-03-14T08:00:00Z',
  settled,
});

/** As the phone lists them: newest id first. */
const kept = <Row extends { readonly id: string }>(rows: readonly Row[]): Kept<Row>[] =>
  rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((row) => ({ row, state: 'accepted' }));

const glancesOf = (photos: readonly Photo[], plots: readonly Plot[], clashes: readonly Clash[]) =>
  makeGlances()(kept(photos), kept(plots), kept(clashes));

describe('what a card says of a farm', () => {
  test('shows the newest photo of the farm as a whole, never one of a plot', () => {
    const photos = [
      photo('old', '2026-03-01T08:00:00Z'),
      photo('new', '2026-03-02T09:00:00+01:00'),
      photo('of a plot', '2026-03-03T08:00:00Z', 'north'),
    ];
    expect(glancesOf(photos, [], []).get('river farm')?.photoId).toBe('new');
  });

  test('adds up the plots of each farm alone', () => {
    const glances = glancesOf([], [plot('river farm', 1.25), plot('river farm', 0.5), plot('hill farm', 3)], []);
    expect(glances.get('river farm')).toMatchObject({ plots: 2, hectares: 1.75, photoId: null });
    expect(glances.get('hill farm')).toMatchObject({ plots: 1, hectares: 3 });
  });

  test('changes for the farm whose plots changed, and for no other', () => {
    const follow = makeGlances();
    const [hill, river] = [kept([plot('hill farm', 3)]), kept([plot('river farm', 1.25)])];
    const before = follow([], [...hill, ...river], []).get('hill farm');
    const more = follow([], [...hill, ...river, ...kept([plot('river farm', 0.5)])], []);
    expect(more.get('hill farm')).toBe(before);
    expect(more.get('river farm')).toMatchObject({ plots: 2, hectares: 1.75 });
    const fewer = follow([], hill, []);
    expect(fewer.get('hill farm')).toBe(before);
    expect(fewer.get('river farm')).toMatchObject({ plots: 0, hectares: 0 });
  });

  test('counts the clashes nobody has settled', () => {
    expect(glancesOf([], [], [clash(null), clash('now'), clash('other')]).get('river farm')?.clashes).toBe(1);
  });
});
