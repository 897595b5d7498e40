import { keptLoan, readTranches as contract, trancheMoneyOf, type KeptLoan } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findLoan, findLoansByIds, type LoanRow } from './loan-store.ts';
import { namesOf } from './show-loan.ts';
import { findConfirmations, findPaidParts, findTranches } from './tranche-store.ts';

const kept = (loan: LoanRow): KeptLoan =>
  Object.fromEntries(Object.entries(loan).filter(([key]) => key in keptLoan.shape)) as KeptLoan;

export const readTranches = handle(contract, async ({ loanId }, { db }) => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const parts = await findTranches(db, loanId);
  const money = trancheMoneyOf(loan, parts);
  const paid = await findPaidParts(db, loanId);
  const confirmed = await findConfirmations(db, loanId);
  const names = await namesOf(
    db,
    confirmed.map(({ byId }) => byId),
  );
  const items = parts.map(({ name, condition }, place) => {
    const number = place + 1;
    const { principalKobo = 0, feeKobo = 0 } = money[place] ?? {};
    const seen = confirmed.find((one) => one.number === number);
    return {
      number,
      name,
      condition,
      principalKobo,
      feeKobo,
      confirmed: seen === undefined ? null : { byName: names.get(seen.byId) ?? '', words: seen.words, at: seen.at },
      loanId: paid.find((one) => one.number === number)?.loanId ?? null,
    };
  });
  const found = await findLoansByIds(
    db,
    paid.map((one) => one.loanId),
  );
  return { items, loans: found.map(kept).toSorted((one, other) => one.number - other.number) };
});
