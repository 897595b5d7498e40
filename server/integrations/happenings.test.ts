import { afterAll, expect, test } from 'vitest';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { captureEvents, recallGoods, receiveGoods } from '@shuka/domain/traceability';
import { refreshFigures } from '#figures';
import { findChangedAfter, findMarks } from '#sync';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someKey, someProgramme, someWebhook } from '#world/program-hands.ts';
import { documentOf, harvestEvent, newThing } from '#world/trace-hands.ts';
import { sentToMill, someGoods } from '#world/trace-runs.ts';

/* What really happens is what webhooks tell of: each act, and the call that it leaves in its own transaction. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId } = mill;
const gate = gateDesk(house, await openGate(house));

const toldOf = async (webhookId: string): Promise<{ type: string; data: Record<string, string> } | null> => {
  const newest = await row<{ body: string }>(
    house.pool,
    sql`select body from integrations.call where webhook_id = ${webhookId} order by happened_at desc, id desc limit 1`,
  );
  return newest === null ? null : JSON.parse(newest.body);
};

const hook = async (kind: EventKind): Promise<string> => (await someWebhook(house, { kinds: [kind] })).webhookId;

const act = () => ({ id: newId(), companyId, happenedAt: '2026-05-20T09:00:00+01:00' });

test('a delivery is weighed, and paid: the program hears which, and where it may read of it', async () => {
  const [weighed, paid] = [await hook('delivery.weighed'), await hook('delivery.paid')];
  const draft = await gate.weighed();
  const data = { deliveryId: draft.id, href: `${house.services.publicUrl}/api/data/deliveries/${draft.id}` };
  expect(await toldOf(weighed)).toMatchObject({ type: 'delivery.weighed', data });
  expect((await gate.pay(draft)).status).toBe(201);
  expect(await toldOf(paid)).toMatchObject({ type: 'delivery.paid', data });
  expect((await gate.weigh({ receipt: draft.receipt })).status, 'the same receipt').not.toBe(201);
  const count = await row<{ count: number }>(
    house.pool,
    sql`select count(*)::int as count from integrations.call where webhook_id = ${weighed}`,
  );
  expect(count?.count, 'what was refused left nothing').toBe(1);
});

test('a document of EPCIS was taken in', async () => {
  const webhookId = await hook('epcis.captured');
  const { headers } = await someKey(house, ['epcis-capture']);
  const document = documentOf([harvestEvent(newThing(), 50)]);
  const { status } = await house.visitor().call(captureEvents, {}, { headers, document });
  expect(status).toBe(202);
  expect(await toldOf(webhookId)).toMatchObject({ data: { href: expect.stringContaining('/epcis/capture/') } });
});

test('goods arrived: both sides hear of it', async () => {
  const { companyId: holderId, owner } = await someCompany(house);
  const ours = await hook('shipment.received');
  const theirs = await someWebhook(house, { holderId, owner, kinds: ['shipment.received'] });
  const shipmentId = await sentToMill(house, { companyId: holderId, owner });
  const lines = [{ place: 0, grams: 10_000, lossReason: null }];
  const came = await house.as(danjuma).call(receiveGoods, { ...act(), shipmentId, lines });
  expect(came.status, came.text).toBe(201);
  expect(await toldOf(ours)).toMatchObject({ type: 'shipment.received', data: { shipmentId } });
  expect(await toldOf(theirs.webhookId)).toEqual(await toldOf(ours));
});

test('goods were recalled', async () => {
  const webhookId = await hook('recall.opened');
  const draft = { ...act(), thing: await someGoods(house), reason: 'Aflatoxin above the limit.' };
  const recalled = await house.as(danjuma).call(recallGoods, draft);
  expect(recalled.status, recalled.text).toBe(201);
  expect(await toldOf(webhookId)).toMatchObject({ data: { recallId: draft.id, companyId } });
});

test('figures of a new day are told to programmes, once', async () => {
  const holderId = await someProgramme(house);
  const { webhookId } = await someWebhook(house, { holderId, owner: ngozi });
  const refresh = () => refreshFigures(house.services, { findMarks, findChangedAfter });
  await refresh();
  const first = await toldOf(webhookId);
  expect(first).toMatchObject({ type: 'indicators.counted', data: { day: '2026-06-01' } });
  await refresh();
  const count = sql`select count(*)::int as count from integrations.call where webhook_id = ${webhookId}`;
  expect((await row<{ count: number }>(house.pool, count))?.count).toBe(1);
});
