import { answerCase as contract, demandAnswering } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLanguages } from '#accounts';
import { answerFor } from '#extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { answerIn } from './answer-words.ts';
import { holdCase, keepCaseAnswer } from './case-store.ts';
import { nameOf } from './names-of.ts';
import { showCases } from './show-cases.ts';
import { tellOfCase } from './tell-of-case.ts';

/** Stands with the problem, so that it comes to the phones of the farmer and whoever looks after them now. */
export const answerCase = handle(contract, async (said, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const held = await holdCase(db, said.caseId);
  if (held === null) throw new Problem('not-found');
  demandAnswering(held, said);
  const name = await nameOf(db, accountId);
  const language = (await findLanguages(db, [held.keeperId])).get(held.keeperId) ?? 'en';
  const now = clock.now();
  await keepCaseAnswer(db, said, now);
  await answerFor(db, { issueId: held.issueId, answer: answerIn(language, said, name), answeredBy: accountId }, now);
  await tellOfCase(context, held.keeperId, 'cases.answeredFarmer', { name });
  await tellOfCase(context, held.passedBy, 'cases.answeredManager', { name });
  const { answer, pest, controls } = said;
  const [shown] = await showCases(db, [{ ...held, answer, pest, controls, answeredAt: now.toISOString() }]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
