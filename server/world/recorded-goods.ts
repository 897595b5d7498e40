import { readDocument } from '@shuka/domain/traceability';
import { insertCompany } from '#relations';
import { insertShipment, takeIn, tellingOf } from '#traceability';
import { inTransaction, type Pool } from '#kit/db.ts';
import { mill } from './companies.ts';
import { idOf, people } from './people.ts';
import { documentOf, harvestEvent, stepEvent } from './trace-hands.ts';

/* Ten kilograms that are on their way to Danjuma's mill, as outboxes are recorded with them: none of this is ever changed. */

const senderId = idOf(80);
const shippedAt = '2026-05-22T09:00:00+01:00';
const thing = 'https://stock.example/lot/recorded';

export const recordedStore = { shipmentId: idOf(81) } as const;

export const loadRecordedGoods = async (pool: Pool): Promise<void> => {
  const at = new Date(shippedAt);
  const ownerId = people.ngozi.accountId;
  await insertCompany(pool, { ...mill, companyId: senderId, name: 'Sani Grains', ownerId, now: at });
  const sent = stepEvent('shipping', thing, 10, { eventTime: shippedAt });
  const { events } = readDocument(JSON.parse(documentOf([harvestEvent(thing, 10), sent])));
  const publicUrl = 'http://localhost:3000';
  const tellings = events.map((event, place) => tellingOf(event, place, publicUrl, { readers: [mill.companyId] }));
  const reserved = `${publicUrl}/`;
  const teller = { ownerId: senderId, captureId: null, isTrusted: false, reserved, isWhole: true, now: new Date() };
  const shipment = {
    id: recordedStore.shipmentId,
    companyId: senderId,
    toCompanyId: mill.companyId,
    toName: mill.name,
    waybill: 'W-010',
    vehicle: 'KAN-202',
    shippedAt,
    lines: [{ uri: thing, thousandths: 10_000 }],
  };
  await inTransaction(pool, async (db) => {
    const { refused } = await takeIn(db, tellings, teller);
    if (refused.length > 0) throw new Error(`It was refused: ${JSON.stringify(refused)}`);
    await insertShipment(db, shipment, ownerId, at);
  });
};
