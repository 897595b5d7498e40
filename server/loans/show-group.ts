import {
  groupStandingOf,
  isOwed,
  standingOf,
  type GuaranteedLoan,
  type LoanGroup,
  type MemberLoan,
} from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findGroupRow, findMembers, findPaidByOthers, type PaidByOther } from './group-store.ts';
import { findLoansByIds, type LoanRow } from './loan-store.ts';

/** A loan as whoever stands for it sees it on a day; of one that does not run nothing is owed. */
export const showGuaranteed = (loan: LoanRow, today: string): GuaranteedLoan => {
  const { leftKobo, overdueKobo, daysLate, nextDueOn, nextKobo } = standingOf(loan, today);
  const none = { leftKobo: 0, overdueKobo: 0, daysLate: 0, nextDueOn: null, nextKobo: 0 };
  const { id, number, state } = loan;
  return {
    id,
    number,
    state,
    ...(isOwed(loan) ? { leftKobo, overdueKobo, daysLate, nextDueOn, nextKobo } : none),
  };
};

const showMemberLoan = (
  loan: LoanRow,
  today: string,
  paid: readonly PaidByOther[],
  names: ReadonlyMap<string, string>,
): MemberLoan => {
  return {
    ...showGuaranteed(loan, today),
    paidByOthers: paid
      .filter(({ loanId }) => loanId === loan.id)
      .map(({ byId, amountKobo, paidOn }) => ({ byName: names.get(byId) ?? '', amountKobo, paidOn })),
  };
};

/** A group as it stands on a day. @throws Problem `not-found`. */
export const answerGroup = async (db: Db, groupId: string, today: string): Promise<LoanGroup> => {
  const group = await findGroupRow(db, groupId);
  if (group === null) throw new Problem('not-found');
  const members = await findMembers(db, groupId);
  const ids = members.map(({ id }) => id);
  const loans = group.state === 'applied' ? await findLoansByIds(db, ids) : [];
  const paid = group.state === 'applied' ? await findPaidByOthers(db, groupId) : [];
  const names = await fullNamesOf(
    db,
    members.flatMap(({ keeperId, agreedBy }) => [keeperId, agreedBy]),
  );
  const shown = new Map(loans.map((loan) => [loan.id, showMemberLoan(loan, today, paid, names)]));
  const {
    keeperId: leaderId,
    productId: _product,
    version: _version,
    leastKobo: _least,
    mostKobo: _most,
    ...rest
  } = group;
  const { size, ...told } = rest;
  return {
    ...told,
    leaderId,
    ...size,
    members: members.map(({ id, keeperId, principalKobo, agreedBy, agreedOn }) => ({
      keeperId,
      name: names.get(keeperId) ?? '',
      principalKobo,
      agreedOn,
      agreedByName: names.get(agreedBy) ?? '',
      loan: shown.get(id) ?? null,
    })),
    ...groupStandingOf([...shown.values()]),
  };
};
