import {
  leftOfHarvest,
  splitLot,
  stockOf,
  storeHarvest,
  takeBackStep,
  writeOffLot,
  type LotStep,
} from '@shuka/domain/lots';
import { standingHarvests, type Harvest, type Season } from '@shuka/domain/seasons';
import { newLot, splitDraft, storeDraft, takeBackDraft, writeOffDraft } from '@shuka/server/world/lot-drafts.ts';
import { oneOf, type Maker } from './act.ts';
import type { Phone } from './phone.ts';
import type { Random } from './random.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

const weighed = { market: '', date: '2026-05-31', source: 'own weighing' };

const store: Maker = (phone, random) => {
  const harvests = phone.list<Harvest>('harvest');
  const harvest = random.pick(standingHarvests(harvests));
  const season = phone.list<Season>('season').find(({ id }) => id === harvest?.seasonId);
  if (harvest === undefined || season === undefined) return null;
  const { leftGrams } = leftOfHarvest(harvest.id, harvests, phone.list<LotStep>('lotStep'));
  if (leftGrams < 2) return null;
  const grams = 1 + random.below(leftGrams);
  const lot = { ...newLot(1), grams, calibration: weighed };
  return { contract: storeHarvest, input: storeDraft({ season, harvest }, 1, { lot, happenedOn: today() }) };
};

const lotOf = (phone: Phone, random: Random) =>
  random.pick([...stockOf(phone.list<LotStep>('lotStep')).values()].filter(({ leftGrams }) => leftGrams > 1));

const split: Maker = (phone, random) => {
  const lot = lotOf(phone, random);
  if (lot === undefined) return null;
  const part = { ...newLot(1), grams: 1 + random.below(lot.leftGrams), calibration: weighed };
  return { contract: splitLot, input: splitDraft(lot, [], { parts: [part], happenedOn: today() }) };
};

const lose: Maker = (phone, random) => {
  const lot = lotOf(phone, random);
  if (lot === undefined) return null;
  const gone = { grams: 1 + random.below(lot.leftGrams), reason: oneOf(random, ['pests', 'eaten', 'sold'] as const) };
  return { contract: writeOffLot, input: writeOffDraft(lot, 1, { gone, happenedOn: today() }) };
};

const takeBack: Maker = (phone, random) => {
  const step = random.pick(phone.list<LotStep>('lotStep').filter(({ kind }) => kind !== 'taken-back'));
  return step === undefined ? null : { contract: takeBackStep, input: takeBackDraft(step, { happenedOn: today() }) };
};

/** What is done with lots, and how often beside the rest. */
export const lotWeights: readonly (readonly [Maker, number])[] = [
  [store, 8],
  [split, 6],
  [lose, 4],
  [takeBack, 2],
];
