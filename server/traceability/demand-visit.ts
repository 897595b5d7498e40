import type { AuditVisit } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findVisits } from './certificate-store.ts';

/** A visit for this very certificate. @throws Problem `not-found`. */
export const demandVisit = async (db: Db, certificateId: string, id: string): Promise<AuditVisit> => {
  const [visit] = await findVisits(db, certificateId, { id }, 1);
  if (visit === undefined) throw new Problem('not-found');
  return visit;
};
