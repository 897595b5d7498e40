import { createHash } from 'node:crypto';
import {
  addPhoto,
  registerFarm,
  registerPlot,
  removePhoto,
  removePlot,
  reviseFarm,
  revisePlot,
  settleClash,
  type Clash,
  type Photo,
  type Plot,
} from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { picture } from '@shuka/server/world/pictures.ts';
import { plotDraft, squareAt } from '@shuka/server/world/squares.ts';
import { crops, farmOf, oneOf, type Maker } from './act.ts';
import { lotWeights } from './lot-acts.ts';
import type { Phone } from './phone.ts';
import type { Random } from './random.ts';
import { seasonWeights } from './season-acts.ts';

const names = ['Gona', 'Oko', 'Ubi', 'Home', 'River', 'Hill'];
const bands = ['small', 'medium', 'large'] as const;
const lgas = ['Bichi', 'Gwarzo', 'Wudil'];

const plotOf = (phone: Phone, random: Random): Plot | undefined => random.pick(phone.list<Plot>('plot'));

const somewhere = (random: Random) =>
  squareAt([Number((8 + random.next()).toFixed(4)), Number((11.5 + random.next()).toFixed(4))], 0.002);

const register: Maker = (_phone, random) => ({
  contract: registerFarm,
  input: {
    id: newId(),
    name: `${oneOf(random, names)} ${random.below(1000)}`,
    stateCode: 'KN',
    lga: oneOf(random, lgas),
    sizeBand: oneOf(random, bands),
    crop: oneOf(random, crops),
  },
});

const revise: Maker = (phone, random) => {
  const farm = farmOf(phone, random);
  if (farm === undefined) return null;
  const { id: farmId, name, crop, sizeBand, stateCode, lga } = farm;
  const [was, becomes] = oneOf(random, [
    [{ name }, { name: `${oneOf(random, names)} ${random.below(1000)}` }],
    [{ crop }, { crop: oneOf(random, crops) }],
    [{ sizeBand }, { sizeBand: oneOf(random, bands) }],
    [
      { stateCode, lga },
      { stateCode: 'KN', lga: oneOf(random, lgas) },
    ],
  ] as const);
  return { contract: reviseFarm, input: { farmId, was, becomes } };
};

const plot: Maker = (phone, random) => {
  const farm = farmOf(phone, random);
  return farm === undefined
    ? null
    : { contract: registerPlot, input: plotDraft(farm.id, somewhere(random), { name: `Plot ${random.below(1000)}` }) };
};

const changePlot: Maker = (phone, random) => {
  const held = plotOf(phone, random);
  if (held === undefined) return null;
  const { id: plotId, name, boundary, capturedBy, accuracyMetres, looksMocked } = held;
  if (random.chance(0.5))
    return { contract: revisePlot, input: { plotId, was: { name }, becomes: { name: `Plot ${random.below(1000)}` } } };
  const how = { capturedBy, accuracyMetres, looksMocked };
  const was = { boundary, ...how };
  return { contract: revisePlot, input: { plotId, was, becomes: { boundary: somewhere(random), ...how } } };
};

const dropPlot: Maker = (phone, random) => {
  const held = plotOf(phone, random);
  return held === undefined ? null : { contract: removePlot, input: { plotId: held.id, revision: held.revision } };
};

const settle: Maker = (phone, random) => {
  const clash = random.pick(phone.list<Clash>('clash').filter(({ settled }) => settled === null));
  return clash === undefined
    ? null
    : { contract: settleClash, input: { clashId: clash.id, choice: oneOf(random, ['now', 'other'] as const) } };
};

let drawn: Promise<Buffer> | undefined;

const photograph: Maker = async (phone, random) => {
  const farm = farmOf(phone, random);
  if (farm === undefined) return null;
  const bytes = await (drawn ??= picture('webp'));
  const part = { sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length };
  const blob = new Blob([new Uint8Array(bytes)]);
  const input = {
    id: newId(),
    farmId: farm.id,
    plotId: null,
    thumb: part,
    full: part,
    takenAt: new Date().toISOString(),
  };
  return { contract: addPhoto, input, blobs: { thumb: blob, full: blob } };
};

const dropPhoto: Maker = (phone, random) => {
  const photo = random.pick(phone.list<Photo>('photo'));
  return photo === undefined ? null : { contract: removePhoto, input: { photoId: photo.id } };
};

const weights: readonly (readonly [Maker, number])[] = [
  [plot, 25],
  [revise, 28],
  [changePlot, 22],
  [dropPlot, 7],
  [photograph, 8],
  [dropPhoto, 2],
  [settle, 8],
  ...seasonWeights,
  ...lotWeights,
];

const makerFor = (phone: Phone, random: Random): Maker => {
  const hasFarm = phone.list('farm').length > 0;
  if (phone.person.role === 'farmer' && (!hasFarm || random.chance(0.1))) return register;
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? plot;
};

/** One thing that a person with this phone in hand might do next, from what the phone shows them. */
export const doSomething = async (phone: Phone): Promise<boolean> => {
  const { random } = phone;
  const act = await makerFor(phone, random)(phone, random);
  return act === null ? false : phone.enter(act.contract, act.input, act.blobs);
};
