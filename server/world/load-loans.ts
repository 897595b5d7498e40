import {
  answerProduce,
  applyForLoan,
  decideLoan,
  disburseLoan,
  offerProduce,
  payLoan,
  recommendLoan,
  setProduct,
  standingOf,
} from '@shuka/domain/loans';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { houseMoney } from '#finance';
import { findLoan, routes } from '#loans';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { actsIn, type Act, type Actor } from './acts.ts';
import { caseLoans, caseProducts, type CaseLoan } from './case-loans.ts';
import { accountIdOf, at, caseId } from './caseload-ids.ts';
import { mill } from './companies.ts';
import { people } from './people.ts';
import { payIn } from './fill-wallet.ts';

/** Who approves and who pays out: never one person, nor whoever gave a word. */
type Officers = { readonly approves: Actor; readonly paysOut: Actor };

type Loading = {
  readonly act: Act;
  readonly db: Db;
  readonly today: string;
  readonly officers: Officers;
};

const none = 'none is asked for';
const productIdOf = (key: CaseLoan['product']): string =>
  caseId('loan-product', caseProducts.findIndex((product) => product.key === key) + 1);

const keeperOf = (who: CaseLoan['who']): Actor => ({
  accountId: who === 'amina' ? people.amina.accountId : accountIdOf(who),
  roles: ['farmer'],
});

const writeProducts = async ({ act, officers, today }: Loading): Promise<void> => {
  for (const { key, ...draft } of caseProducts) {
    const { tranches = [], ...rest } = draft;
    const input = { productId: productIdOf(key), after: 0, ...rest, tranches: [...tranches], isOpen: true };
    await act(setProduct, { ...input, password: none }, officers.approves, at(addDays(today, -160)));
  }
};

/** Pays the instalments that were paid, each on its day, from the wallet. */
const payInstalments = async ({ act, db }: Loading, loanId: string, one: CaseLoan, place: number): Promise<void> => {
  const { paid = 0 } = one;
  const keeper = keeperOf(one.who);
  const plan = (await findLoan(db, loanId))?.schedule ?? [];
  const due = paid === 'all' ? plan : plan.slice(0, paid);
  const sum = due.reduce((total, { dueKobo }) => total + dueKobo, 0);
  // What is needed beside what was lent, as they paid it in.
  const paidIn = { id: caseId('loan-money', place), by: keeper.accountId };
  if (due[0] !== undefined) await payIn(db, keeper.accountId, sum, at(due[0].dueOn), paidIn);
  for (const [turn, { dueOn, dueKobo }] of due.entries()) {
    const loan = await findLoan(db, loanId);
    const isLast = paid === 'all' && turn === due.length - 1;
    const amountKobo = isLast && loan !== null ? standingOf(loan, dueOn).payoffKobo : dueKobo;
    const id = caseId('loan-payment', place * 100 + turn);
    await act(payLoan, { id, loanId, amountKobo }, keeper, at(dueOn));
  }
};

/** Maize at Danjuma's mill settles it, at a price its farmer agreed to. */
const agreeProduce = async ({ act, officers, today }: Loading, loanId: string, one: CaseLoan, place: number) => {
  const { koboPerKilogram, who, askedAgo } = one;
  if (koboPerKilogram === undefined) return;
  const [agreementId, when] = [caseId('loan-produce', place), at(addDays(today, 6 - askedAgo))];
  const untilOn = addDays(today, 90);
  const offer = { id: agreementId, loanId, companyId: mill.companyId, crop: 'Maize', koboPerKilogram, untilOn };
  await act(offerProduce, offer, officers.approves, when);
  await act(answerProduce, { loanId, agreementId, answer: 'agree' }, keeperOf(who), when);
};

/** Asks for a loan and brings it as far as it came, two days a step. */
const bring = async (loading: Loading, one: CaseLoan, place: number): Promise<void> => {
  const { act, officers, today } = loading;
  const { who, product, principalKobo, instalments, purpose, askedAgo, reached } = one;
  const [loanId, keeper] = [caseId('loan', place), keeperOf(who)];
  const day = (step: number): Date => at(addDays(today, step * 2 - askedAgo));
  const asked = { id: loanId, keeperId: keeper.accountId, productId: productIdOf(product), version: 1 };
  await act(applyForLoan, { ...asked, principalKobo, instalments, purpose, hasAgreed: false }, keeper, day(0));
  if (reached === 'asked') return;
  const words = 'I know this farm. The book is kept, and the harvest is likely to carry the loan.';
  await act(recommendLoan, { loanId, verdict: 'recommend', words }, people.chidi, day(1));
  if (reached === 'recommended') return;
  await act(decideLoan, { loanId, decision: 'approve', words: '', password: none }, officers.approves, day(2));
  if (reached === 'approved') return;
  await act(disburseLoan, { loanId, password: none }, officers.paysOut, day(2));
  await agreeProduce(loading, loanId, one, place);
  await payInstalments(loading, loanId, one, place);
};

/**
 * Loads what the demo lends and to whom, by the acts of farmers, their manager and officers: money of the sandbox, which needs no
 * licence; nothing where real money is taken.
 */
export const loadLoans = async (db: Db, services: Services, decidedById: string): Promise<void> => {
  if (houseMoney(services) !== 'sandbox') return;
  const isWithAdmin = decidedById === people.ngozi.accountId;
  const admin = (accountId: string): Actor => ({ accountId, roles: ['admin'] });
  // Where no admin is loaded, Halima approves and Chidi, who gave his word, pays out.
  const approves = admin((isWithAdmin ? people.ngozi : people.halima).accountId);
  const paysOut = admin((isWithAdmin ? people.ifeoma : people.chidi).accountId);
  const act = actsIn(services, db, routes);
  const loading = { act, db, today: dayOf(services.clock.now()), officers: { approves, paysOut } };
  await writeProducts(loading);
  for (const [place, one] of caseLoans.entries()) await bring(loading, one, place + 1);
};
