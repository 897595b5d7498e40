import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { isAgronomist } from './duty-store.ts';
import { isAdvice } from './reader-store.ts';

/** Demands that a text is advice today; agronomists see the others too. @throws Problem `not-found`. */
export const demandShown = async (context: Context, textId: string): Promise<void> => {
  const { db, clock } = context;
  if (await isAdvice(db, textId, dayOf(clock.now()))) return;
  if (!(await isAgronomist(db, viewerOf(context).accountId))) throw new Problem('not-found');
};
