import { decideRestructure as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { findLoan } from './loan-store.ts';
import { holdRestructure, setRestructureDecided } from './restructure-store.ts';
import { answerRestructures } from './show-restructures.ts';
import { tellOfLoan } from './tell-of-loan.ts';

export const decideRestructure = handle(
  contract,
  async ({ loanId, restructureId, decision, words }, context) => {
    const { db, clock } = context;
    const [now, byId] = [clock.now(), viewerOf(context).accountId];
    const held = await holdRestructure(db, loanId, restructureId);
    if (held?.state !== 'proposed') throw new Problem('loan-moved-on');
    const loan = await findLoan(db, loanId);
    if (loan === null) throw new Problem('not-found');
    if ([held.proposedBy, loan.keeperId].includes(byId) || (await isGuarantorOf(db, loanId, byId)))
      throw new Problem('second-person-needed');
    if (decision === 'approve' && loan.state !== 'running') throw new Problem('loan-moved-on');
    const state = decision === 'approve' ? 'offered' : 'refused';
    await setRestructureDecided(db, restructureId, { state, byId, words }, now);
    if (state === 'offered') await tellOfLoan(context, loan, 'sms.loanPlanOffered', held.what);
    return answerRestructures(db, loanId, { today: dayOf(now), withDisasters: true });
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
