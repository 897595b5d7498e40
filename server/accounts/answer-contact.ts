import { answerContact as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findContactRequest, setContactAnswer } from './contact-request-store.ts';

export const answerContact = handle(contract, async ({ requestId, isAgreed }, { db, clock }) => {
  await setContactAnswer(db, requestId, isAgreed, clock.now());
  const answered = await findContactRequest(db, requestId);
  if (answered === null) throw new Problem('not-found');
  return answered;
});
