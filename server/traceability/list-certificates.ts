import { listCertificates as contract } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findCertificates, shownCertificate } from './certificate-store.ts';

export const listCertificates = handle(contract, async ({ companyId, after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [id = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findCertificates(db, companyId, id, size + 1), size, (one) => [one.id]);
  return { items: items.map((one) => shownCertificate(one, dayOf(clock.now()))), next };
});
