import { Problem } from '@shuka/domain/kit/problem.ts';
import { folded } from '@shuka/domain/kit/fold.ts';
import { findFarmerIdsOfPhone, findNames, readPhone } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { LoanRow } from './loan-store.ts';

type Named = { readonly phoneNumber: string; readonly firstName: string };

/**
 * Whom an applicant means, by number and first name. Whoever answers the borrower's own phone is not asked to stand for them,
 * nor is anybody who has a say in the loan.
 * @throws Problem `invalid` beside the number, `no-such-guarantor`, `not-their-guarantor`.
 */
export const findNamed = async (db: Db, loan: LoanRow, { phoneNumber, firstName }: Named): Promise<string> => {
  const phone = readPhone(phoneNumber);
  const people = await findNames(db, await findFarmerIdsOfPhone(db, phone));
  const found = people.filter((one) => folded(one.firstName) === folded(firstName));
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Problem('no-such-guarantor');
  const [borrower] = await findNames(db, [loan.keeperId]);
  const withSay = [loan.keeperId, loan.askedBy, loan.recommendedBy, loan.decidedBy, loan.reviewedFrom];
  if (withSay.includes(one.accountId) || borrower?.phone === phone) throw new Problem('not-their-guarantor');
  return one.accountId;
};
