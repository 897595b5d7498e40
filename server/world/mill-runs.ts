import {
  addProduct,
  askMill,
  acceptRequest,
  completeJob,
  fillPacks,
  recordMoney,
  recordSale,
  startJob,
  type JobResult,
  type PackDetails,
} from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import { jobDraft, moneyDraft, packDraft, productDraft, requestDraft, resultDraft, saleDraft } from './mill-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

/* Things that Danjuma's mill does, for tests that begin after them. */

const { danjuma, amina } = people;
const { companyId } = mill;

export const todayOf = ({ clock }: OpenHouse): string => dayOf(clock.now());

/** The body of an answer that must have gone well. */
const done = <Body>({ status, body, text }: { status: number; body: Body; text: string }): Body => {
  if (status > 201) throw new Error(`The mill could not do that: ${text}`);
  return body;
};

/** What Amina asks of the mill. */
export const someRequest = async (house: OpenHouse) =>
  done(
    await house.as(amina).call(askMill, { ...requestDraft(todayOf(house)), keeperId: amina.accountId, lotId: null }),
  );

export const acceptedRequest = async (house: OpenHouse) => {
  const { id } = await someRequest(house);
  const answer = { companyId, requestId: id, scheduledOn: todayOf(house) };
  return done(await house.as(danjuma).call(acceptRequest, answer));
};

export const startedJob = async (house: OpenHouse) =>
  done(await house.as(danjuma).call(startJob, jobDraft(todayOf(house))));

export const completedJob = async (house: OpenHouse, change: Partial<JobResult> = {}) => {
  const { id } = await startedJob(house);
  const result = { ...resultDraft(todayOf(house), change), companyId, jobId: id };
  return done(await house.as(danjuma).call(completeJob, result));
};

export const someProduct = async (house: OpenHouse, pack: PackDetails = packDraft()) =>
  done(await house.as(danjuma).call(addProduct, productDraft(pack)));

/** So many packs of five kilograms in stock, out of one job. */
export const stocked = async (house: OpenHouse, packs: number) => {
  const job = await completedJob(house);
  const { id: productId, packs: sizes } = await someProduct(house);
  const packId = sizes[0]?.id ?? '';
  const filling = { id: newId(), companyId, packId, jobId: job.id, part: 'Flour', packs };
  done(await house.as(danjuma).call(fillPacks, filling));
  return { productId, packId, jobId: job.id };
};

export const someSale = async (house: OpenHouse) =>
  done(await house.as(danjuma).call(recordSale, saleDraft(await stocked(house, 20), todayOf(house))));

export const someMoney = async (house: OpenHouse) =>
  done(await house.as(danjuma).call(recordMoney, moneyDraft(todayOf(house))));
