import { storedStep } from '@shuka/domain/lots';
import { limitsFor, reckon, verdictOn } from '@shuka/domain/processing';
import { harvestOf, newSeason } from '@shuka/domain/seasons';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findNames } from '#accounts';
import { handOver, writeStep } from '#lots';
import {
  addStock,
  insertDelivery,
  insertFilling,
  insertJob,
  insertPack,
  insertProduct,
  insertResult,
  insertSale,
  insertTest,
  sayOutputs,
  takeOutput,
} from '#processing';
import { insertHarvest, insertSeason } from '#seasons';
import { insertOrigins } from '#traceability';
import { addToCounter, readCounter } from '#kit/counter.ts';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { contextAt } from './acts.ts';
import { mill } from './companies.ts';
import { deliveryDraft, terms, type Gate } from './gate-drafts.ts';
import { newLot, storeDraft } from './lot-drafts.ts';
import { resultDraft } from './mill-drafts.ts';
import { people } from './people.ts';
import { harvestDraft, seasonDraft } from './season-drafts.ts';

/* Flour of two farms, from the harvest to the packs: goods with a story to tell, in the demo and in tests. */

const { companyId } = mill;
const by = people.danjuma.accountId;

type StoryFarmer = { readonly keeperId: string; readonly farmId: string; readonly certificate: string };

type Making = {
  readonly services: Services;
  readonly db: Db;
  readonly farmers: readonly StoryFarmer[];
  readonly gate: Gate & { readonly scaleWordId: string };
  /** Of the pack, so that its code is always the same where that is wanted. */
  readonly packId: string;
  /** What the company calls the pack, and how the first receipt is numbered. */
  readonly code: string;
  readonly receipts: string;
};

const lotKilograms = 500;
const packGrams = 5000;
const packs = 150;

/** Harvests it and puts it in store, as the farmer says it. */
const grow = async ({ db, services }: Making, { keeperId, farmId, certificate }: StoryFarmer): Promise<string> => {
  const now = services.clock.now();
  const on = addDays(dayOf(now), -24);
  const planted = { plantedOn: addDays(on, -120), crop: 'Maize', variety: 'SAMMAZ 15' };
  const season = seasonDraft({ keeperId, farmId, ...planted });
  const harvest = harvestDraft(season, { unit: 'kilogram', quantity: lotKilograms, harvestedOn: on });
  await insertSeason(db, newSeason(season, 0, now), {});
  await insertHarvest(db, harvestOf(harvest, now), keeperId);
  const draft = storeDraft({ season, harvest }, lotKilograms, { lot: newLot(lotKilograms), happenedOn: on });
  const custody = certificate === '' ? 'ordinary' : 'certified';
  const step = storedStep(
    { ...draft, origin: { ...draft.origin, custody, certificate } },
    { by: keeperId, now: new Date(`${on}T16:00:00Z`) },
  );
  await writeStep(db, step, []);
  return draft.lot.id;
};

/** Brings it to the gate, where it is weighed and reckoned. */
const bring = async (making: Making, farmer: StoryFarmer, lotId: string, place: number): Promise<void> => {
  const { db, services, gate, receipts } = making;
  const at = new Date(`${addDays(dayOf(services.clock.now()), -12)}T0${8 + place}:00:00.000Z`);
  const [called] = await findNames(db, [farmer.keeperId]);
  const asked = deliveryDraft(gate, {
    receipt: `${receipts}-${String(9001 + place)}`,
    weighedAt: at.toISOString(),
    keeperId: farmer.keeperId,
    name: `${called?.firstName ?? ''} ${called?.lastName ?? ''}`,
    lotId,
    moisture: 1250,
    foreign: 80,
  });
  const draft = { ...asked, ...reckon(asked, terms) };
  const context = contextAt(services, db, { accountId: by, roles: ['agro-processor'] }, at);
  const note = draft.receipt;
  const { keeperId } = farmer;
  await handOver(context, { lotId, keeperId, subjectId: draft.id, note, gramsOf: () => lotKilograms * 1000 });
  await insertDelivery(db, { draft, scaleWordId: gate.scaleWordId, clerkId: by, now: at });
};

/** Mills the tonne and tests the flour. */
const millIt = async ({ db, services: { clock, publicUrl } }: Making, lotIds: readonly string[]): Promise<string> => {
  const now = clock.now();
  const [startedOn, completedOn] = [addDays(dayOf(now), -6), addDays(dayOf(now), -5)];
  const id = newId();
  const inGrams = lotIds.length * lotKilograms * 1000;
  const inputs = [{ crop: 'Maize', grams: inGrams, lotId: null }];
  await addToCounter(db, 'processing.jobs', companyId, 1);
  const number = await readCounter(db, 'processing.jobs', companyId);
  const job = { id, companyId, number, requestId: null, makes: 'Maize flour', inputs, inGrams, startedOn };
  await insertJob(db, job, by, now);
  const result = resultDraft(completedOn);
  await sayOutputs(db, id, result);
  await insertResult(db, { jobId: id, version: 1, result, outGrams: 780_000, reason: '' }, by, now);
  const takes = lotIds.map((lotId) => ({ thing: `${publicUrl}/lot/${lotId}`, grams: lotKilograms * 1000 }));
  await insertOrigins(db, { jobId: id, companyId, version: 1, takes, by, now });
  const tested = { kind: 'moisture', subject: 'output', value: 12.4, testedOn: completedOn } as const;
  const test = { ...tested, id: newId(), testedBy: 'Bayero University laboratory' };
  const limits = limitsFor(test.kind, 'Maize');
  await insertTest(db, { ...test, jobId: id, limits, verdict: verdictOn(test.value, limits) }, by, now);
  return id;
};

const pack = async (making: Making, jobId: string): Promise<void> => {
  const { db, services, packId, code } = making;
  const now = services.clock.now();
  const productId = newId();
  const name = code === 'FL-5S' ? 'Maize flour of two farms' : 'Maize flour';
  await insertProduct(db, { id: productId, companyId, name, crop: 'Maize' }, by, now);
  const size = { id: packId, grams: packGrams, code, gtin: '', priceKobo: 600_000 };
  await insertPack(db, { ...size, productId, companyId }, by, now);
  await takeOutput(db, jobId, 'Flour', packs * packGrams);
  await addStock(db, { packId, jobId, packs: packs - 20 });
  await insertFilling(db, { id: newId(), packId, jobId, part: 'Flour', packs }, by, now);
  const sold = { companyId, packId, jobId, packs: 20, priceKobo: 600_000, buyer: 'Hajiya Ladi, Sabon Gari' };
  await insertSale(db, { ...sold, id: newId(), paid: 'cash', soldOn: addDays(dayOf(now), 0) }, by, now);
};

/** Makes flour of these farmers' maize. @returns their lots and the job. */
export const makeStoryGoods = async (
  making: Making,
): Promise<{ readonly lotIds: string[]; readonly jobId: string }> => {
  const lotIds: string[] = [];
  for (const [place, farmer] of making.farmers.entries()) {
    const lotId = await grow(making, farmer);
    await bring(making, farmer, lotId, place);
    lotIds.push(lotId);
  }
  const jobId = await millIt(making, lotIds);
  await pack(making, jobId);
  return { lotIds, jobId };
};
