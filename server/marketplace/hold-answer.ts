import type { Side } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { findAnswer, findBids, holdAnswerRow, type AnswerRow, type BidRow } from './answer-store.ts';
import { holdDemand, type DemandRow } from './demand-store.ts';
import { relationsToAnswer } from './relations-to-answer.ts';
import { sideOf } from './show-answer.ts';

export type HeldAnswer = {
  readonly demand: DemandRow;
  readonly answer: AnswerRow;
  readonly last: BidRow;
  /** On which side the viewer acts. */
  readonly side: Side;
};

/** A bargain with its demand and itself locked, in this order, for an act of the viewer's. @throws Problem `not-found`. */
export const holdAnswer = async (context: Context, answerId: string): Promise<HeldAnswer> => {
  const { db } = context;
  const seen = await findAnswer(db, answerId);
  const demand = seen === null ? null : await holdDemand(db, seen.demandId);
  const answer = await holdAnswerRow(db, answerId);
  const side = sideOf((await relationsToAnswer(db, viewerOf(context), answerId)) ?? []);
  const last = (await findBids(db, answerId)).at(-1);
  if (demand === null || answer === null || last === undefined || side === null) throw new Problem('not-found');
  return { demand, answer, last, side };
};
