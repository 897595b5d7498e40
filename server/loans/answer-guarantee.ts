import { answerGuarantee as contract, checkAnswer, guaranteeLimits, loanNumberOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdAccount, tellPerson } from '#accounts';
import { handle } from '#kit/route.ts';
import { countAgreed, countStanding, findGuarantee, findWanted, setGuarantee } from './guarantee-store.ts';
import { holdLoan } from './loan-store.ts';
import { showGuarantees } from './show-guarantees.ts';

const told = {
  agreed: 'sms.guaranteeAgreed',
  refused: 'sms.guaranteeRefused',
  withdrawn: 'sms.guaranteeWithdrawn',
} as const;

/** The account is held first, so that two yeses at once do not both find room for one more. */
export const answerGuarantee = handle(contract, async ({ guaranteeId, answer }, context) => {
  const { db, clock } = context;
  const at = clock.now();
  const before = await findGuarantee(db, guaranteeId);
  if (before !== null) await holdAccount(db, before.keeperId);
  const loan = before === null ? null : await holdLoan(db, before.loanId); // whoever decides waits, or was first
  const found = await findGuarantee(db, guaranteeId);
  if (loan === null || found === null) throw new Problem('not-found');
  const to = checkAnswer(answer, {
    loanState: loan.state,
    state: found.state,
    wanted: await findWanted(db, loan.id),
    agreed: await countAgreed(db, loan.id),
    running: await countStanding(db, found.keeperId),
    isAnew: found.isAnew,
  });
  await setGuarantee(db, guaranteeId, to, to === 'agreed' ? guaranteeLimits.textVersion : null, at);
  const news = to === 'asked' ? null : told[to];
  if (news !== null)
    await tellPerson(context, loan.keeperId, news, () => ({ name: found.called, number: loanNumberOf(loan.number) }));
  const after = await findGuarantee(db, guaranteeId);
  const [shown] = after === null ? [] : await showGuarantees(db, [after], found.keeperId, dayOf(at));
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
