import { decideWriteOff as contract, loanNumberOf, standingOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { move, openClearing, openCost } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findLoan, type LoanRow } from './loan-store.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdRunning } from './hold-running.ts';
import { answerWriteOffs, isLateEnough } from './show-write-offs.ts';
import { insertStep } from './step-store.ts';
import { tellOfLoan } from './tell-of-loan.ts';
import { holdWriteOff, setWriteOffDecided, setWrittenOff } from './write-off-store.ts';

/**
 * What of the sum is out becomes a loss of the house: the lender's account is below nothing by that much less. @returns the id of
 * the move; null where only interest is owed.
 */
const postLoss = async (context: Context, loan: LoanRow, lossKobo: number): Promise<string | null> => {
  if (lossKobo === 0 || loan.money === null) return null;
  const { db, clock, requestId } = context;
  const [at, id] = [clock.now(), newId()];
  const from = await openCost(db, 'loan-losses', loan.money, at);
  const to = await openClearing(db, 'lender', loan.money, at);
  const about = { id, kind: 'loan-loss', reason: loanNumberOf(loan.number), subjectId: loan.id } as const;
  const by = viewerOf(context).accountId;
  await move(db, { ...about, from, to, amountKobo: lossKobo }, { by, endpoint: contract.name, requestId, at });
  return id;
};

const writeOff = async (context: Context, loan: LoanRow, words: string) => {
  const { db, clock } = context;
  const [at, byId] = [clock.now(), viewerOf(context).accountId];
  const today = dayOf(at);
  if (!isLateEnough(loan, today)) throw new Problem('not-late-enough');
  const lossKobo = standingOf(loan, today).outstandingKobo;
  const moveId = await postLoss(context, loan, lossKobo);
  await setWrittenOff(db, loan.id, today);
  await insertStep(db, loan.id, { state: 'written-off', byId, words, at });
  await tellOfLoan(context, loan, 'sms.loanWrittenOff', formatNaira(standingOf(loan, today).payoffKobo));
  return { lossKobo, moveId };
};

export const decideWriteOff = handle(
  contract,
  async ({ loanId, writeOffId, decision, words }, context) => {
    const { db, clock } = context;
    const [now, byId] = [clock.now(), viewerOf(context).accountId];
    const today = dayOf(now);
    const isApproved = decision === 'approve';
    const loan = isApproved ? await holdRunning(db, loanId, today) : await findLoan(db, loanId);
    const held = await holdWriteOff(db, loanId, writeOffId);
    if (loan === null || held?.state !== 'proposed') throw new Problem('loan-moved-on');
    if ([held.proposedBy, loan.keeperId].includes(byId) || (await isGuarantorOf(db, loanId, byId)))
      throw new Problem('second-person-needed');
    const { lossKobo, moveId } = isApproved ? await writeOff(context, loan, words) : { lossKobo: 0, moveId: null };
    const state = isApproved ? 'approved' : 'refused';
    await setWriteOffDecided(db, writeOffId, { state, byId, words, lossKobo, moveId }, now);
    return answerWriteOffs(db, loanId, today);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
