import { readTranches as contract, trancheMoneyOf } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { findLoan } from './loan-store.ts';
import { findPartLoans } from './show-goods.ts';
import { findConfirmations, findPaidParts, findTranches } from './tranche-store.ts';

export const readTranches = handle(contract, async ({ loanId }, { db }) => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const parts = await findTranches(db, loanId);
  const money = trancheMoneyOf(loan, parts);
  const paid = await findPaidParts(db, loanId);
  const confirmed = await findConfirmations(db, loanId);
  const names = await fullNamesOf(
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
  return { items, loans: await findPartLoans(db, loanId) };
});
