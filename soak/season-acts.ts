import { askForVisit } from '@shuka/domain/extension';
import { addEntry, correctEntry, type Entry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordHarvest, registerSeason, reviseSeason, type Season } from '@shuka/domain/seasons';
import { harvestDraft, seasonDraft } from '@shuka/server/world/season-drafts.ts';
import { crops, farmOf, oneOf, type Maker } from './act.ts';
import type { Random } from './random.ts';

const dayMillis = 86_400_000;

/** A day that has been, so many days ago at least, as 'YYYY-MM-DD'. */
const dayAgo = (random: Random, days: number): string =>
  new Date(Date.now() - (days + random.below(20)) * dayMillis).toISOString().slice(0, 10);

const plant: Maker = (phone, random) => {
  const farm = farmOf(phone, random);
  if (farm === undefined) return null;
  const { id: farmId, keeperId } = farm;
  const said = { farmId, keeperId, crop: oneOf(random, crops), plantedOn: dayAgo(random, 100) };
  return { contract: registerSeason, input: seasonDraft(said) };
};

const replant: Maker = (phone, random) => {
  const season = random.pick(phone.list<Season>('season'));
  if (season === undefined) return null;
  const { id: seasonId, crop } = season;
  return { contract: reviseSeason, input: { seasonId, was: { crop }, becomes: { crop: oneOf(random, crops) } } };
};

const harvest: Maker = (phone, random) => {
  const season = random.pick(phone.list<Season>('season'));
  if (season === undefined) return null;
  const on = dayAgo(random, 1);
  const calibration = { market: '', date: on, source: 'own weighing' };
  const said = { quantity: 1 + random.below(100), harvestedOn: on, calibration };
  return { contract: recordHarvest, input: harvestDraft(season, said) };
};

const spend: Maker = (phone, random) => {
  const farm = farmOf(phone, random);
  if (farm === undefined) return null;
  const about = { keeperId: farm.keeperId, farmId: random.chance(0.5) ? farm.id : null, seasonId: null };
  const what = { kind: 'expense', category: oneOf(random, ['seed', 'labour', 'tax']), description: '' };
  const amount = { amountKobo: 1 + random.below(1_000_000), happenedOn: dayAgo(random, 1) };
  return { contract: addEntry, input: { id: newId(), ...about, ...what, ...amount } };
};

const correct: Maker = (phone, random) => {
  const entry = random.pick(phone.list<Entry>('entry'));
  if (entry === undefined) return null;
  const { reportId: _, corrects: _corrects, createdAt: _at, isCancelled: _is, ...details } = entry;
  const said = { id: newId(), entryId: entry.id, isCancelled: random.chance(0.2), amountKobo: 1 + random.below(1000) };
  return { contract: correctEntry, input: { ...details, ...said } };
};

const ask: Maker = (phone, random) =>
  phone.person.role === 'farmer'
    ? { contract: askForVisit, input: { id: newId(), wantedOn: null, reason: `Pests ${random.below(1000)}` } }
    : null;

/** What is done in a season, and how often beside the rest. */
export const seasonWeights: readonly (readonly [Maker, number])[] = [
  [plant, 8],
  [replant, 8],
  [harvest, 8],
  [spend, 8],
  [correct, 8],
  [ask, 2],
];
