import { saveCertificate as contract } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertCertificate } from './certificate-store.ts';
import { certificateNow } from './certificate-now.ts';

export const saveCertificate = handle(contract, async (draft, context) => {
  await insertCertificate(context.db, draft, viewerOf(context).accountId, context.clock.now());
  return certificateNow(context, draft.companyId, draft.id);
});
