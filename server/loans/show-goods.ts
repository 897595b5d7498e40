import { isOverdue, keptLoan, type KeptLoan, type LoanGoods } from '@shuka/domain/loans';
import { fullNamesOf } from '#accounts';
import { findVouchersByIds } from '#marketplace';
import type { Db } from '#kit/db.ts';
import { findGoodsVouchers, findItems, findWords, type WordRow } from './goods-store.ts';
import { findLoansByIds, type LoanRow } from './loan-store.ts';
import { findPaidParts } from './tranche-store.ts';

/** What phones keep of a loan. */
export const keptOf = (loan: LoanRow): KeptLoan =>
  Object.fromEntries(Object.entries(loan).filter(([key]) => key in keptLoan.shape)) as KeptLoan;

/** What was said of each item, by its id, with the names of whoever said it. */
const wordsOf = async (db: Db, loanId: string) => {
  const said = await findWords(db, loanId);
  const names = await fullNamesOf(
    db,
    said.map(({ byId }) => byId),
  );
  const shown = ({ itemId: _item, byId, ...word }: WordRow) => ({ ...word, byName: names.get(byId) ?? '' });
  return (itemId: string) => said.filter((word) => word.itemId === itemId).map(shown);
};

/** The loans that paid parts of a loan became, by their numbers. */
export const findPartLoans = async (db: Db, loanId: string): Promise<KeptLoan[]> => {
  const paid = await findPaidParts(db, loanId);
  const found = await findLoansByIds(
    db,
    paid.map((one) => one.loanId),
  );
  return found.map(keptOf).toSorted((one, other) => one.number - other.number);
};

/** The goods of a loan in kind as they stand on a day; none where it is paid out in money. */
export const answerGoods = async (db: Db, loanId: string, today: string): Promise<LoanGoods> => {
  const issued = await findGoodsVouchers(db, loanId);
  const vouchers = await findVouchersByIds(
    db,
    issued.map(({ voucherId }) => voucherId),
  );
  const items = await findItems(db, loanId);
  const words = await wordsOf(db, loanId);
  const shown = issued.flatMap(({ voucherId }) => {
    const found = vouchers.find(({ id }) => id === voucherId);
    if (found === undefined) return [];
    const { id, companyName, code, expiresOn, state, redeemedAt } = found;
    const own = items
      .filter((item) => item.voucherId === id)
      .map(({ voucherId: _voucher, ...item }) => ({ ...item, words: words(item.id) }));
    return [{ id, companyName, code, expiresOn, state, redeemedAt, isOverdue: isOverdue(found, today), items: own }];
  });
  return { vouchers: shown, loans: await findPartLoans(db, loanId) };
};
