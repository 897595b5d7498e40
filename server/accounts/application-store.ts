import type { GraduatePapers } from '@shuka/domain/accounts';
import { row, run, sql, type Db } from '#kit/db.ts';

type NewApplication = GraduatePapers & { accountId: string; documentKey: string | null; now: Date };

export const insertApplication = (db: Db, application: NewApplication) =>
  run(
    db,
    sql`insert into accounts.application (account_id, degree_title, degree_institution, degree_year, nysc_state_code,
          nysc_number, document_kind, document_key, applied_at)
        values (${application.accountId}, ${application.degreeTitle}, ${application.degreeInstitution},
          ${application.degreeYear}, ${application.nyscStateCode}, ${application.nyscNumber},
          ${application.documentKind}, ${application.documentKey}, ${application.now})`,
  );

type Held = { papers: GraduatePapers; documentId: string | null; appliedAt: string };

/** What an extension manager showed when they signed up; null for whoever did not sign up as one. */
export const findApplication = async (db: Db, accountId: string): Promise<Held | null> => {
  const found = await row<GraduatePapers & Omit<Held, 'papers'>>(
    db,
    sql`select degree_title as "degreeTitle", degree_institution as "degreeInstitution", degree_year as "degreeYear",
          nysc_state_code as "nyscStateCode", nysc_number as "nyscNumber", document_kind as "documentKind",
          document_key as "documentId", applied_at as "appliedAt"
        from accounts.application where account_id = ${accountId}`,
  );
  if (found === null) return null;
  const { documentId, appliedAt, ...papers } = found;
  return { papers, documentId, appliedAt };
};

export const dropApplication = (db: Db, accountId: string) =>
  run(db, sql`delete from accounts.application where account_id = ${accountId}`);
