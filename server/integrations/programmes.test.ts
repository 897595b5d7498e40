import { afterAll, describe, expect, test } from 'vitest';
import {
  endProgramme,
  listDataCalls,
  listDataDeliveries,
  listDataLots,
  listDataPrices,
  listDataWebhooks,
  listProgrammes,
  makeProgramme,
  readDataDelivery,
  readDataFigures,
  readProgramme,
  replayDataCalls,
} from '@shuka/domain/integrations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { someCompany } from '#world/company-hands.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someKey, someProgramme, someWebhook } from '#world/program-hands.ts';
import { someGoods } from '#world/trace-runs.ts';

/* What programs of organisations read, each no more than its own. */

const house = await openHouse();
afterAll(house.close);

const { ngozi } = people;

describe('a programme', () => {
  test('is let in by an admin, read, and ended for good; its keys open nothing then', async () => {
    const admin = house.as(ngozi);
    const id = newId();
    const made = await admin.call(makeProgramme, { id, name: 'Kano ADP, price bulletin', place: 'KN' });
    expect(made.body).toMatchObject({ id, place: 'KN', endedAt: null });
    expect((await admin.call(listProgrammes, {})).body.items[0]).toEqual(made.body);
    const key = await someKey(house, ['prices-read'], { holderId: id, owner: ngozi });
    const ask = async () => (await house.visitor().call(listDataPrices, {}, key)).status;
    expect(await ask()).toBe(200);
    const ended = await admin.call(endProgramme, { programmeId: id });
    expect(ended.body.endedAt).not.toBeNull();
    expect(await ask()).toBe(401);
    expect((await admin.call(readProgramme, { programmeId: id })).body).toEqual(ended.body);
    expect((await admin.call(readProgramme, { programmeId: newId() })).status).toBe(404);
    const wrong = await admin.call(makeProgramme, { id: newId(), name: 'Nowhere', place: 'XX' });
    expect(wrong.status).toBe(400);
  });

  test('reads figures of its own state alone; one of the country of each state', async () => {
    const ofKano = await someKey(house, ['figures-read'], { holderId: await someProgramme(house), owner: ngozi });
    const read = async (place: string, key: typeof ofKano) =>
      (await house.visitor().call(readDataFigures, { place }, key)).status;
    expect([await read('KN', ofKano), await read('KD', ofKano), await read('NG', ofKano)]).toEqual([200, 404, 404]);
    const holderId = await someProgramme(house, 'NG');
    const ofAll = await someKey(house, ['figures-read'], { holderId, owner: ngozi });
    expect([await read('NG', ofAll), await read('KD', ofAll)]).toEqual([200, 200]);
  });
});

describe('a program of a company', () => {
  test('reads what was weighed at its own gate, and nothing of who brought it', async () => {
    await gateDesk(house, await openGate(house)).weighed();
    const key = await someKey(house, ['deliveries-read']);
    const { body, text } = await house.visitor().call(listDataDeliveries, { limit: '5' }, key);
    const [first] = body.items;
    expect(first?.payableGrams).toBeGreaterThan(0);
    expect(text).not.toMatch(/name|phone|keeper|clerk/i);
    const deliveryId = first?.deliveryId ?? '';
    expect((await house.visitor().call(readDataDelivery, { deliveryId }, key)).body).toEqual(first);
    const { companyId: holderId, owner } = await someCompany(house);
    const other = await someKey(house, ['deliveries-read'], { holderId, owner });
    expect((await house.visitor().call(readDataDelivery, { deliveryId }, other)).status).toBe(404);
    expect((await house.visitor().call(listDataDeliveries, {}, other)).body.items).toEqual([]);
  });

  test('reads the lots its company knows of, and prices', async () => {
    await someGoods(house);
    const key = await someKey(house, ['lots-read', 'prices-read']);
    expect((await house.visitor().call(listDataLots, {}, key)).body.items.length).toBeGreaterThan(0);
    expect((await house.visitor().call(listDataPrices, { stateCode: 'KN' }, key)).status).toBe(200);
    const { companyId: holderId, owner } = await someCompany(house);
    const other = await someKey(house, ['lots-read'], { holderId, owner });
    expect((await house.visitor().call(listDataLots, {}, other)).body.items).toEqual([]);
  });

  test('sees to its own webhooks: what was sent, and to send it again', async () => {
    const key = await someKey(house, ['webhooks-manage']);
    const { webhookId } = await someWebhook(house);
    const program = house.visitor();
    const all = await program.call(listDataWebhooks, {}, key);
    expect(all.body.items.map((one) => one.webhookId)).toContain(webhookId);
    expect((await program.call(listDataCalls, { webhookId }, key)).body.items).toEqual([]);
    const again = { webhookId, callId: null, since: '2026-01-01T00:00:00Z' };
    expect((await program.call(replayDataCalls, again, key)).body).toEqual({ count: 0 });
    const { companyId: holderId, owner } = await someCompany(house);
    const other = await someKey(house, ['webhooks-manage'], { holderId, owner });
    expect((await program.call(listDataCalls, { webhookId }, other)).status).toBe(404);
    expect((await program.call(replayDataCalls, again, other)).status).toBe(404);
  });
});
