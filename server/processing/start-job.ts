import { checkAccepted, startJob as contract, type JobInput } from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { checkNotStored } from '#lots';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { insertJob } from './job-store.ts';
import { holdRequest, setRequestState } from './request-store.ts';
import { showJob } from './show-job.ts';

/** Takes up the request of a job. @returns the lot it is about. @throws Problem `not-found`, `request-not-open`. */
const takeUp = async (db: Db, companyId: string, requestId: string): Promise<string | null> => {
  const held = await holdRequest(db, companyId, requestId);
  if (held === null) throw new Problem('not-found');
  checkAccepted(held.state);
  await setRequestState(db, requestId, 'in-job');
  return held.lotId;
};

/** A lot is named where it is the one of the request, and nowhere else: others are not the mill's to name. */
const checkLots = (inputs: readonly JobInput[], lotId: string | null): void => {
  const place = inputs.findIndex((input) => input.lotId !== null && input.lotId !== lotId);
  if (place !== -1) throw refusedField(`inputs.${place}.lotId`, 'processing.lotUnknown');
};

const mostGrams = 1e12;

export const startJob = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { companyId, requestId, inputs } = draft;
  if (draft.startedOn > dayOf(clock.now())) throw refusedField('startedOn', 'processing.dayAhead');
  const lotId = requestId === null ? null : await takeUp(db, companyId, requestId);
  checkLots(inputs, lotId);
  if (lotId !== null) await checkNotStored(db, [lotId]);
  const inGrams = inputs.reduce((sum, { grams }) => sum + grams, 0);
  if (inGrams > mostGrams) throw refusedField('inputs', 'lots.gramsTooMany');
  // The row of the counter is held until this is done, so that no other gets the number.
  await addToCounter(db, 'processing.jobs', companyId, 1);
  const number = await readCounter(db, 'processing.jobs', companyId);
  await addToCounter(db, 'processing.ongoing', companyId, 1);
  await insertJob(db, { ...draft, number, inGrams }, viewerOf(context).accountId, clock.now());
  return showJob(db, companyId, draft.id);
});
