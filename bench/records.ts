/**
 * The records that the sync figures are taken on, the same on every machine: farmers of Kano, their farms, plots and photos,
 * as the contracts shape them. `npm run bench -- records` writes them to dist/records.json, so that others can measure
 * theirs on the same.
 */
import { createHash } from 'node:crypto';
import type { Farm, PhotoDraft, Plot } from '@shuka/domain/farms';
import type { FarmerRow } from '@shuka/domain/accounts';
import { areaHectares, roundPosition, type Position } from '@shuka/domain/kit/geodesy.ts';

/** A generator of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const firstNames = 'Amina Musa Aisha Sani Fatima Ibrahim Zainab Umar Hauwa Bala Maryam Yakubu Rakiya Garba Ladi'.split(
  ' ',
);
const lastNames = 'Yusuf Ibrahim Bello Abubakar Danladi Sule Shehu Lawal Adamu Isa Haruna Tanko Maikudi Dauda'.split(
  ' ',
);
const lgas = ['Bichi', 'Gwarzo', 'Kura', 'Rano', 'Wudil', 'Gaya', 'Dawakin Tofa', 'Bunkure'];
const crops = ['Maize', 'Sorghum', 'Millet', 'Rice', 'Cowpea', 'Groundnut', 'Soya beans', 'Tomato'];
const plotNames = ['Near the house', 'By the river', 'Behind the school', 'Fadama', 'Along the road', 'Kasuwa side'];

type Dice = { next: () => number; id: () => string; pick: <Item>(from: readonly Item[]) => Item; sha: () => string };

const bornMillis = Date.parse('2026-03-02T06:00:00Z');

/** Ids as phones make them: UUIDv7, some seconds apart, 74 bits of chance in each. */
const dice = (seed: number): Dice => {
  const next = numbers(seed);
  let millis = bornMillis;
  const hex = (length: number): string => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
  const id = (): string => {
    millis += Math.floor(next() * 90_000);
    const time = millis.toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[Math.floor(next() * 4)]}${hex(3)}-${hex(12)}`;
  };
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(next() * from.length)] as Item; // never empty
  return { next, id, pick, sha: () => createHash('sha256').update(hex(16)).digest('hex') };
};

/** Five to nine corners around a point, 40 to 120 m from it: half a hectare to three. */
const boundaryOf = ({ next }: Dice): Position[] => {
  const [longitude, latitude] = [8.1 + next() * 0.8, 11.6 + next() * 0.8];
  const corners = 5 + Math.floor(next() * 5);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + next() * 0.5) / corners) * 2 * Math.PI;
    const degrees = (40 + next() * 80) / 111_000;
    return roundPosition([longitude + Math.cos(angle) * degrees, latitude + Math.sin(angle) * degrees]);
  });
};

const farmOf = (roll: Dice, keeperId: string): Farm => ({
  id: roll.id(),
  keeperId,
  name: `Gonar ${roll.pick(firstNames)} ${Math.floor(roll.next() * 90) + 1}`,
  stateCode: 'KN',
  lga: roll.pick(lgas),
  sizeBand: roll.pick(['small', 'medium', 'large']),
  crop: roll.pick(crops),
  revision: 1 + Math.floor(roll.next() * 4),
  createdAt: new Date(bornMillis + Math.floor(roll.next() * 1e10)).toISOString(),
});

const plotOf = (roll: Dice, farm: Farm): Plot => {
  const boundary = boundaryOf(roll);
  return {
    id: roll.id(),
    farmId: farm.id,
    keeperId: farm.keeperId,
    name: roll.pick(plotNames),
    boundary: boundary.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    capturedBy: roll.pick(['walked', 'tapped']),
    accuracyMetres: Math.round(roll.next() * 80 + 20) / 10,
    looksMocked: false,
    areaHectares: areaHectares(boundary),
    overlapHectares: 0,
    revision: 1,
    createdAt: new Date(bornMillis + Math.floor(roll.next() * 1e10)).toISOString(),
  };
};

const photoOf = (roll: Dice, plot: Plot): PhotoDraft => ({
  id: roll.id(),
  farmId: plot.farmId,
  plotId: plot.id,
  thumb: { sha256: roll.sha(), sizeBytes: 6000 + Math.floor(roll.next() * 6000) },
  full: { sha256: roll.sha(), sizeBytes: 120_000 + Math.floor(roll.next() * 120_000) },
  takenAt: new Date(bornMillis + Math.floor(roll.next() * 1e10)).toISOString(),
});

export type Records = {
  readonly farmers: readonly FarmerRow[];
  readonly farms: readonly Farm[];
  readonly plots: readonly Plot[];
  readonly photos: readonly PhotoDraft[];
};

/** A manager's year: of ten records one is a farmer, two are farms, four plots, three photos. */
export const makeRecords = (count: number, seed = 20_261): Records => {
  const roll = dice(seed);
  const tenth = Math.floor(count / 10);
  const farmers = Array.from({ length: tenth }, () => ({
    id: roll.id(),
    firstName: roll.pick(firstNames),
    lastName: roll.pick(lastNames),
    phone: `+23480${Math.floor(roll.next() * 1e8)
      .toString()
      .padStart(8, '0')}`,
    cardCode: roll.id().replaceAll('-', '').slice(8),
  }));
  const farms = Array.from({ length: 2 * tenth }, (_, place) => farmOf(roll, farmers[place % tenth]?.id ?? ''));
  const plots = farms.flatMap((farm) => [plotOf(roll, farm), plotOf(roll, farm)]);
  const photos = plots
    .slice(0, count - farmers.length - farms.length - plots.length)
    .map((plot) => photoOf(roll, plot));
  return { farmers, farms, plots, photos };
};
