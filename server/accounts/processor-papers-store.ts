import type { IdDocumentKind } from '@shuka/domain/accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, run, sql, type Db } from '#kit/db.ts';

/** What an agro-processor showed when they signed up: the keys of two pictures, and what one of them is of. */
export type ProcessorPapers = {
  readonly documentKind: IdDocumentKind;
  readonly documentId: string;
  readonly certificateId: string;
  readonly appliedAt: string;
};

type NewPapers = Omit<ProcessorPapers, 'appliedAt'> & { readonly accountId: string; readonly now: Date };

export const insertProcessorPapers = (db: Db, { accountId, documentKind, documentId, certificateId, now }: NewPapers) =>
  run(
    db,
    sql`insert into accounts.processor_papers (account_id, document_kind, document_key, certificate_key, applied_at)
        values (${accountId}, ${documentKind}, ${documentId}, ${certificateId}, ${now})`,
  );

/** Null for whoever did not sign up with a company. */
export const findProcessorPapers = (db: Db, accountId: string): Promise<ProcessorPapers | null> =>
  row<ProcessorPapers>(
    db,
    sql`select document_kind as "documentKind", document_key as "documentId", certificate_key as "certificateId",
          ${instantText(sql`applied_at`)} as "appliedAt"
        from accounts.processor_papers where account_id = ${accountId}`,
  );

export const dropProcessorPapers = (db: Db, accountId: string) =>
  run(db, sql`delete from accounts.processor_papers where account_id = ${accountId}`);
