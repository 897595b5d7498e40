import { checkMayName, loanNumberOf, nameGuarantor as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf, tellPerson } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findNamed } from './find-named.ts';
import { findGuaranteesFor, findWanted, insertGuarantee } from './guarantee-store.ts';
import { holdLoan } from './loan-store.ts';
import { answerGuarantors } from './show-guarantors.ts';

export const nameGuarantor = handle(contract, async ({ id, loanId, ...named }, context) => {
  const { db, clock } = context;
  const loan = await holdLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const wanted = await findWanted(db, loanId);
  const states = (await findGuaranteesFor(db, loanId)).map(({ state }) => state);
  checkMayName(loan.state, wanted, states);
  const keeperId = await findNamed(db, loan, named);
  const askedBy = viewerOf(context).accountId;
  if (askedBy === keeperId) throw new Problem('not-their-guarantor');
  const asked = { id, loanId, keeperId, called: named.firstName, sharePpm: wanted?.sharePpm ?? 0, askedBy };
  if (!(await insertGuarantee(db, asked, clock.now()))) throw new Problem('guarantor-named-already');
  const name = (await fullNamesOf(db, [loan.keeperId])).get(loan.keeperId) ?? '';
  await tellPerson(context, keeperId, 'sms.guaranteeAsked', () => ({ name, number: loanNumberOf(loan.number) }));
  return answerGuarantors(db, loanId, dayOf(clock.now()));
});
