import { answersForKobo, isOwed, type Guarantee } from '@shuka/domain/loans';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findPaidBy, findPaidOutIds, type GuaranteeRow } from './guarantee-store.ts';
import { findLoansByIds, type LoanRow } from './loan-store.ts';
import { showGuaranteed } from './show-group.ts';

/** The loan itself, or the parts it became. */
const paidOutOf = async (db: Db, loanIds: readonly string[]): Promise<Map<string, LoanRow[]>> => {
  const found = await findPaidOutIds(db, loanIds);
  const loans = await findLoansByIds(
    db,
    found.map(({ loanId }) => loanId),
  );
  const sorted = new Map<string, LoanRow[]>();
  for (const { wholeId, loanId } of found) {
    const loan = loans.find(({ id }) => id === loanId);
    if (loan !== undefined) sorted.set(wholeId, [...(sorted.get(wholeId) ?? []), loan]);
  }
  return sorted;
};

/**
 * Until all its money is paid out, the plan that the whole would have today is what is answered for. A part that goes on by another
 * plan is no longer: whoever stands for that one too agreed to it in a guarantee of its own.
 */
const planOf = (whole: LoanRow, parts: readonly LoanRow[]): LoanRow => {
  if (whole.state !== 'in-parts') return whole;
  const held = parts.filter(({ state }) => state !== 'restructured');
  return { ...whole, schedule: held.flatMap(({ schedule }) => schedule) };
};

/** Guarantees of one guarantor as they see them on a day. */
export const showGuarantees = async (
  db: Db,
  found: readonly GuaranteeRow[],
  accountId: string,
  today: string,
): Promise<Guarantee[]> => {
  const ids = found.map(({ loanId }) => loanId);
  const wholes = await findLoansByIds(db, ids);
  const paidOut = await paidOutOf(db, ids);
  const paid = new Map((await findPaidBy(db, accountId, ids)).map(({ wholeId, paidKobo }) => [wholeId, paidKobo]));
  const names = await fullNamesOf(
    db,
    wholes.map(({ keeperId }) => keeperId),
  );
  return found.flatMap(({ id, loanId, state, isOver, isAnew, askedAt, sharePpm }): Guarantee[] => {
    const whole = wholes.find((loan) => loan.id === loanId);
    if (whole === undefined) return [];
    const loans = paidOut.get(loanId) ?? [];
    const { number: loanNumber, state: loanState, productName, principalKobo, instalments } = whole;
    return [
      {
        id,
        loanId,
        state,
        isOver,
        isAnew,
        askedAt,
        sharePpm,
        loanNumber,
        loanState,
        productName,
        principalKobo,
        instalments,
        borrowerName: names.get(whole.keeperId) ?? '',
        answersForKobo: answersForKobo(planOf(whole, loans), sharePpm, today),
        paidKobo: paid.get(loanId) ?? 0,
        // Whoever did not say yes is shown what was asked, and nothing of how it went on.
        loans: state === 'agreed' ? loans.filter(isOwed).map((one) => showGuaranteed(one, today)) : [],
      },
    ];
  });
};
