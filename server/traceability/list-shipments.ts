import { listShipments as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findShipments } from './shipment-store.ts';

export const listShipments = handle(contract, async ({ companyId, direction = 'out', after: token, limit }, { db }) => {
  const size = limitOf(limit);
  const [after = null] = cursorParts(token, ['id']) ?? [];
  return cutPage(await findShipments(db, companyId, { direction, after, limit: size + 1 }), size, ({ id }) => [id]);
});
