import { listStateCertificates as contract } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findCertificatesOfState, shownCertificate } from './certificate-store.ts';

export const listStateCertificates = handle(contract, async ({ stateCode, after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [id = null] = cursorParts(after, ['id']) ?? [];
  const found = await findCertificatesOfState(db, stateCode, id, size + 1);
  const { items, next } = cutPage(found, size, (one) => [one.id]);
  return { items: items.map((one) => shownCertificate(one, dayOf(clock.now()))), next };
});
