import {
  applyForLoan,
  confirmTranche,
  decideLoan,
  disburseLoan,
  payTranche,
  recommendLoan,
  setProduct,
  type Loan,
  type LoanTerms,
  type Product,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { someLoanTerms } from './loan-terms.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/* What tests do with loans: a product, and a loan brought as far as it is wanted. Chidi recommends, Ngozi approves, Ifeoma pays out. */

const { amina, chidi, ifeoma, ngozi } = people;

type Change = Readonly<Record<string, unknown>>;

/** What is done with the parts of a loan: Chidi sees what one waits for, Ifeoma pays it. */
const partsIn = (house: OpenHouse) => ({
  confirm: (loanId: string, number: number, by: WorldPerson = chidi) =>
    house.as(by).call(confirmTranche, { loanId, number, words: 'The field is planted, I walked it.' }),
  payPart: (loanId: string, number: number, by: WorldPerson = ifeoma) =>
    house.as(by).call(payTranche, { loanId, number, password: by.password }),
});

export const loansIn = (house: OpenHouse) => {
  const set = (change: Change = {}, terms: Partial<LoanTerms> = {}) =>
    house.as(ngozi).call(setProduct, {
      productId: newId(),
      after: 0,
      name: 'Season loan',
      words: 'For seed, fertiliser and work, until the harvest is sold.',
      terms: { ...someLoanTerms, ...terms },
      leastKobo: 1_000_000,
      mostKobo: 50_000_000,
      leastInstalments: 3,
      mostInstalments: 12,
      isOpen: true,
      password: ngozi.password,
      ...change,
    });
  const ask = ({ productId, version }: Product, change: Change = {}, by: WorldPerson = amina) =>
    house.as(by).call(applyForLoan, {
      id: newId(),
      keeperId: amina.accountId,
      productId,
      version,
      principalKobo: 15_000_000,
      instalments: 6,
      purpose: 'Seed and fertiliser for two hectares of maize',
      hasAgreed: false,
      ...change,
    });
  const recommend = (loanId: string, change: Change = {}, by: WorldPerson = chidi) =>
    house.as(by).call(recommendLoan, {
      loanId,
      verdict: 'recommend',
      words: 'She keeps her book and sold her last harvest well.',
      ...change,
    });
  const decide = (loanId: string, change: Change = {}, by: WorldPerson = ngozi) =>
    house.as(by).call(decideLoan, { loanId, decision: 'approve', words: '', password: by.password, ...change });
  const payOut = (loanId: string, by: WorldPerson = ifeoma) =>
    house.as(by).call(disburseLoan, { loanId, password: by.password });
  /** A loan of Amina's whose money is in her wallet. */
  const running = async (product?: Product, change: Change = {}): Promise<Loan> => {
    const { body: asked, text } = await ask(product ?? (await set()).body, change);
    await recommend(asked.id);
    await decide(asked.id);
    const paid = await payOut(asked.id);
    if (paid.status !== 200) throw new Error(`a loan could not be paid out: ${text} ${paid.text}`);
    return paid.body;
  };
  return { set, ask, recommend, decide, payOut, running, ...partsIn(house) };
};
