import { answerRestructure as contract, restructuredTerms, standingOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { houseMoney } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { askAnew } from './ask-anew.ts';
import { goOnAs } from './go-on-store.ts';
import { findStandingFor, isGuarantorOf } from './guarantee-store.ts';
import { holdRunning } from './hold-running.ts';
import type { LoanRow } from './loan-store.ts';
import { reckonRestructure } from './reckon-restructure.ts';
import {
  holdRestructure,
  setRestructureAgreed,
  setRestructureDeclined,
  type RestructureRow,
} from './restructure-store.ts';
import { answerRestructures } from './show-restructures.ts';
import { insertStep } from './step-store.ts';

type Answered = Pick<InputOf<typeof contract>, 'principalKobo' | 'words'> & { readonly byId: string };

/** Both loans tell what happened, each its own side. */
const writeSteps = async ({ db }: Context, loanId: string, newLoanId: string, { words, byId }: Answered, at: Date) => {
  await insertStep(db, loanId, { state: 'restructured', byId, words, at });
  await insertStep(db, newLoanId, { state: 'running', byId, words, at });
};

/** Lets the loan go on by the plan its farmer agreed to; what they read must be what it comes to. */
const goOn = async (context: Context, loan: LoanRow, held: RestructureRow, said: Answered): Promise<void> => {
  const { db, clock } = context;
  const at = clock.now();
  const on = dayOf(at);
  if (loan.money !== houseMoney(context)) throw new Problem('lending-closed');
  const figures = await reckonRestructure(db, loan, held, on);
  if (figures === null) throw new Problem('nothing-to-restructure');
  if (figures.principalKobo !== said.principalKobo) throw new Problem('figures-changed');
  const newLoanId = newId();
  const carried = figures.principalKobo + figures.penaltyKobo;
  const { leftKobo } = standingOf(loan, on);
  const terms = restructuredTerms(loan.terms, held);
  const { instalments } = held;
  const standing = await findStandingFor(db, loan.id);
  await goOnAs(db, loan, { newLoanId, instalments, terms, figures, waivedKobo: leftKobo - carried, on, at });
  await writeSteps(context, loan.id, newLoanId, said, at);
  await askAnew(context, standing, { newLoanId, askedBy: said.byId });
  await setRestructureAgreed(db, held.id, { ...said, newLoanId, figures }, at);
};

export const answerRestructure = handle(contract, async (input, context) => {
  const { loanId, restructureId, answer, principalKobo, words } = input;
  const { db, clock } = context;
  const [now, byId] = [clock.now(), viewerOf(context).accountId];
  const today = dayOf(now);
  const loan = await holdRunning(db, loanId, today);
  // A manager writes down how the farmer said so; a farmer says so by answering.
  if (loan.keeperId !== byId && words === '') throw refusedField('words', 'loans.howAgreedRequired');
  // Whoever stands for it is free by another plan: they do not answer for its farmer.
  if (await isGuarantorOf(db, loanId, byId)) throw new Problem('second-person-needed');
  const held = await holdRestructure(db, loanId, restructureId);
  if (held?.state !== 'offered') throw new Problem('loan-moved-on');
  if (answer === 'decline') await setRestructureDeclined(db, restructureId, { byId, words }, now);
  else await goOn(context, loan, held, { principalKobo, words, byId });
  return answerRestructures(db, loanId, { today, withDisasters: false });
});
