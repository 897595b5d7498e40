import { findAccount, findMerged, findProcessorPapers } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findCompanyByOwner, findCompanyOf, holdCompany } from './company-store.ts';
import { endShiftOf } from './end-shift-of.ts';
import { forgetInvitationsTo } from './invitation-store.ts';
import { eraseMerges, findMerges } from './merge-store.ts';
import { findShiftsOf } from './shift-store.ts';
import { endStaff, findDutiesOf } from './staff-store.ts';

const allOf = async (db: Db, accountId: string): Promise<string[]> => [accountId, ...(await findMerged(db, accountId))];

/** The accounts of a person that became one, as they were before; their company, their duties and their shifts. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const all = await allOf(db, accountId);
  const own = await findCompanyByOwner(db, accountId);
  return {
    merges: await findMerges(db, all),
    company: own === null ? [] : [own],
    duties: await findDutiesOf(db, all),
    shifts: await findShiftsOf(db, all),
  };
};

const reason = 'The account was erased.';

/** Whoever is erased works for nobody any more. That they did, and their shifts, stay under a number without a name. */
const endWork = async (db: Db, accountId: string, now: Date): Promise<void> => {
  const work = await findCompanyOf(db, accountId);
  if (work === null) return;
  const { companyId } = work.company;
  await holdCompany(db, companyId);
  await endShiftOf(db, { companyId, accountId, byId: accountId }, now);
  await endStaff(db, companyId, accountId, reason, now);
};

export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await eraseMerges(db, await allOf(db, accountId));
  await endWork(db, accountId, now);
  const account = await findAccount(db, accountId);
  if (account !== null) await forgetInvitationsTo(db, { email: account.email, phone: account.phone }, now);
};

/** The files of what somebody showed of themselves and their company, for whoever erases them. */
export const findPaperKeys = async (db: Db, accountId: string): Promise<string[]> => {
  const papers = await findProcessorPapers(db, accountId);
  return papers === null ? [] : [papers.documentId, papers.certificateId];
};
