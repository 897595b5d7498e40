import { newVisit, recordVisit as contract, type VisitDraft } from '@shuka/domain/extension';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { demandFarmOf } from './check-farm.ts';
import { holdRequest, updateRequest } from './request-store.ts';
import { holdVisit, insertVisit } from './visit-store.ts';

const nameOf = async (db: Db, accountId: string): Promise<string> => {
  const [person] = await findNames(db, [accountId]);
  if (person === undefined) throw new Problem('not-found');
  return `${person.firstName} ${person.lastName}`;
};

/** @throws Problem `invalid` beside `corrects` for what is no visit of this farmer. */
const demandCorrectable = async (db: Db, { corrects, keeperId }: VisitDraft): Promise<void> => {
  if (corrects === null) return;
  if ((await holdVisit(db, corrects))?.keeperId !== keeperId) throw refusedField('corrects', 'extension.visitNotThere');
};

/** Marks the request as done; one that is not there, or another farmer's, is left alone, for the visit took place. */
const fulfil = async ({ requestId, keeperId }: VisitDraft, context: Context, managerId: string): Promise<void> => {
  const request = requestId === null ? null : await holdRequest(context.db, requestId);
  if (request?.keeperId !== keeperId || request.state === 'done') return;
  await updateRequest(context.db, { ...request, state: 'done' }, managerId, context.clock.now());
};

export const recordVisit = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const managerId = viewerOf(context).accountId;
  const visit = newVisit(draft, { managerId, managerName: await nameOf(db, managerId) }, clock.now());
  await demandFarmOf(db, draft.farmId, draft.keeperId);
  await demandCorrectable(db, draft);
  if (!(await insertVisit(db, visit, draft.requestId))) throw new Problem('corrected-already');
  await fulfil(draft, context, managerId);
  return visit;
});
