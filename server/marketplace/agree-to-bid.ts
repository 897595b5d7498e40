import { agreeToBid as contract, checkAgree, costOf, lotShares } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { lowerPromise } from '#lots';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertAgreement, insertShares } from './agreement-store.ts';
import { endAnswerRow, findAnswerLots } from './answer-store.ts';
import { countAnswers, findTerms } from './demand-store.ts';
import { holdAnswer, type HeldAnswer } from './hold-answer.ts';
import { showAnswer } from './show-answer.ts';

/** Freezes the last bid with the terms it was made under, and what falls to each lot; what no lot brings is free again. */
const freeze = async ({ db, clock, ...context }: Context, { demand, answer, last }: HeldAnswer): Promise<void> => {
  const [now, answerId] = [clock.now(), answer.id];
  const terms = await findTerms(db, demand.id, answer.demandVersion);
  if (terms === null) throw new Problem('not-found');
  const { grams, koboPerKilogram, day, number } = last;
  await insertAgreement(db, {
    answerId,
    companyId: answer.companyId,
    bidNumber: number,
    koboPerKilogram,
    grams,
    totalKobo: costOf(grams, koboPerKilogram),
    day,
    payWithinDays: terms.payWithinDays,
    agreedBy: viewerOf(context).accountId,
    now,
  });
  const lots = await findAnswerLots(db, answerId);
  const keepers = new Map(lots.map(({ lotId, keeperId }) => [lotId, keeperId]));
  const shares = lotShares(lots, grams, koboPerKilogram);
  const kept = shares.map((share) => ({ ...share, keeperId: keepers.get(share.lotId) ?? '' }));
  await insertShares(db, answerId, day, kept);
  for (const share of shares) await lowerPromise(db, answerId, share);
  await endAnswerRow(db, answerId, 'agreed', '', now);
  await countAnswers(db, demand.id, { open: -1, agreedGrams: grams });
};

export const agreeToBid = handle(contract, async ({ answerId, seenNumber }, context) => {
  const held = await holdAnswer(context, answerId);
  checkAgree(held.answer.state, held.last, seenNumber, held.side);
  if (held.last.day < dayOf(context.clock.now())) throw new Problem('bid-past');
  await freeze(context, held);
  return showAnswer(context, answerId);
});
