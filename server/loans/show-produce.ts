import type { ProduceAgreement } from '@shuka/domain/loans';
import { findCompanies } from '#relations';
import type { Db } from '#kit/db.ts';
import { findAgreementsOf } from './produce-store.ts';

/** What was agreed about settling a loan with produce, as everybody reads it. */
export const answerProduceOf = async (db: Db, loanId: string): Promise<{ items: ProduceAgreement[] }> => {
  const found = await findAgreementsOf(db, loanId);
  const mills = await findCompanies(db, [...new Set(found.map(({ companyId }) => companyId))]);
  const names = new Map(mills.map(({ companyId, name }) => [companyId, name]));
  const items = found.map(({ keeperId: _keeper, loanNumber: _number, ...one }) => ({
    ...one,
    millName: names.get(one.companyId) ?? '',
  }));
  return { items };
};
