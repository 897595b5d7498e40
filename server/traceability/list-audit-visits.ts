import { listAuditVisits as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { demandCertificate } from './certificate-now.ts';
import { findVisits } from './certificate-store.ts';

export const listAuditVisits = handle(contract, async ({ companyId, certificateId, after, limit }, context) => {
  await demandCertificate(context, companyId, certificateId);
  const size = limitOf(limit);
  const [id = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findVisits(context.db, certificateId, { after: id }, size + 1), size, (one) => [one.id]);
});
