import { checkGuaranteed, checkPapersThere, decideLoan as contract, isScored } from '@shuka/domain/loans';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countAgreed, findWanted, isGuarantorOf } from './guarantee-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { setDecided, type LoanRow } from './loan-store.ts';
import { demandMayLend } from './may-lend.ts';
import { findPapers, findPapersWanted } from './paper-store.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';
import { tellOfLoan } from './tell-of-loan.ts';

/** @throws Problem `second-person-needed` for whoever asked, gave a word, owes it, or refused it before. */
const demandAnother = ({ keeperId, askedBy, recommendedBy, reviewedFrom }: LoanRow, byId: string): void => {
  if ([keeperId, askedBy, recommendedBy, reviewedFrom].includes(byId)) throw new Problem('second-person-needed');
};

/** @throws Problem `lending-closed`, `papers-missing`, `guarantors-missing`. */
const demandApprovable = async (context: Context, loanId: string): Promise<void> => {
  const { db } = context;
  await demandMayLend(context, db);
  checkPapersThere(await findPapersWanted(db, loanId), await findPapers(db, loanId));
  checkGuaranteed(await findWanted(db, loanId), await countAgreed(db, loanId));
};

export const decideLoan = handle(
  contract,
  async ({ loanId, decision, words }, context) => {
    const { db, clock } = context;
    const byId = viewerOf(context).accountId;
    const state = decision === 'approve' ? 'approved' : 'refused';
    const loan = await holdKnownLoan(db, loanId, state);
    demandAnother(loan, byId);
    // Nothing was reckoned: the officer says in words what they looked at.
    if (!isScored(loan.score) && words === '') throw refusedField('words', 'loans.reasonRequired');
    if (await isGuarantorOf(db, loanId, byId)) throw new Problem('second-person-needed');
    if (decision === 'approve') await demandApprovable(context, loanId);
    await setDecided(db, loanId, state, byId);
    await insertStep(db, loanId, { state, byId, words, at: clock.now() });
    await tellOfLoan(context, loan, decision === 'approve' ? 'sms.loanApproved' : 'sms.loanRefused', words);
    return answerLoan(db, loanId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
