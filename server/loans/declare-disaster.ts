import { declareDisaster as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertDisaster } from './disaster-store.ts';
import { answerDisaster } from './show-disasters.ts';

export const declareDisaster = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const now = clock.now();
  if (draft.fromOn > dayOf(now)) throw refusedField('fromOn', 'loans.disasterNotYet');
  if (draft.sourceOn > dayOf(now)) throw refusedField('sourceOn', 'loans.disasterNotYet');
  await insertDisaster(db, draft, viewerOf(context).accountId, now);
  return answerDisaster(db, draft.id);
});
