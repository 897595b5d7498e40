import { askRight as contract, checkRequest, dueOn } from '@shuka/domain/privacy';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { setStopped } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findUsesAsked, holdRequest, insertRequest } from './request-store.ts';
import { showRequest } from './show-request.ts';

export const askRight = handle(contract, async (draft, { db, clock, ...context }) => {
  const wrong = checkRequest(draft);
  if (wrong !== null) throw refusedField(wrong.field, wrong.says);
  const [now, { accountId }] = [clock.now(), viewerOf(context)];
  if (!(await insertRequest(db, draft, accountId, dueOn(now), now))) throw new Problem('asked-already');
  await setStopped(db, accountId, await findUsesAsked(db, accountId), now);
  return showRequest(await holdRequest(db, draft.id));
});
