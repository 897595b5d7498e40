import { checkComing, type MillRequest, type RequestDetails } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { isOpenMill } from '#relations';
import { addToCounter } from '#kit/counter.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { findRequest, insertRequest } from './request-store.ts';

/** The counter of requests that wait for a mill. */
export const waitingCounter = 'processing.waiting';

type Asker = { readonly keeperId: string | null; readonly companyId: string | null; readonly lotId: string | null };

/** @throws Problem `not-found` when a request that was just written is not there. */
export const requestThere = async (context: Context, requestId: string): Promise<MillRequest> => {
  const found = await findRequest(context.db, requestId);
  if (found === null) throw new Problem('not-found');
  return found;
};

/**
 * Keeps what somebody asks of a mill.
 * @throws Problem `no-such-mill` when the company is no mill that can be asked.
 */
export const keepRequest = async (context: Context, details: RequestDetails, asker: Asker): Promise<MillRequest> => {
  const { db, clock } = context;
  checkComing('wishedOn', details.wishedOn, clock.now());
  if (details.millId === asker.companyId || !(await isOpenMill(db, details.millId))) throw new Problem('no-such-mill');
  await insertRequest(db, { ...details, ...asker }, viewerOf(context).accountId, clock.now());
  await addToCounter(db, waitingCounter, details.millId, 1);
  return requestThere(context, details.id);
};
