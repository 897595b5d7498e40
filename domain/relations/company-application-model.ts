import * as z from 'zod/mini';
import { idDocumentKinds, personRow, photoId } from '#accounts';
import { company } from './company-model.ts';

/** An application as an admin sees it who decides on it. */
export const companyApplication = z.strictObject({
  person: personRow,
  company,
  documentKind: z.enum(idDocumentKinds),
  documentId: photoId,
  certificateId: photoId,
  appliedAt: z.string(),
  /** The names of other companies that gave the same number. */
  sameNumber: z.array(z.string()),
});

export type CompanyApplication = z.output<typeof companyApplication>;
