import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  addWebhook,
  integrationLimits as limits,
  listCalls,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  replayCalls,
} from '@shuka/domain/integrations';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { row, run, sql } from '#kit/db.ts';
import { makeSecrets } from '#kit/secrets.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someProgramme, someWebhook } from '#world/program-hands.ts';
import { openStockProgram } from '#world/stock-program.ts';
import { webhookDesk } from '#world/webhook-desk.ts';
import { openSecret, resealWebhooks } from './seal-secret.ts';
import { forgetOldCalls, sendCalls } from './send-calls.ts';

/* What owners and admins do with webhooks: added, looked at, tried, sent again, taken away. */

const house = await openHouse();
afterAll(house.close);
const program = await openStockProgram();
afterAll(program.close);

const { danjuma, ngozi } = people;
const { companyId: holderId } = mill;
const { url, heard, answerWith } = program;
const { hook, happened, callsOf, removeAll } = webhookDesk(house, url);
const send = () => sendCalls(house.services);

afterEach(async () => {
  program.forget();
  await removeAll();
});

describe('a webhook', () => {
  test('is sent all again that happened since a time, and a test when its owner asks', async () => {
    const { webhookId } = await hook();
    await happened();
    await happened();
    expect(await send()).toBe(2);
    const since = new Date(house.clock.now().getTime() - 60_000).toISOString();
    const again = await house.as(danjuma).call(replayCalls, { holderId, webhookId, callId: null, since });
    expect(again.body).toEqual({ count: 2 });
    expect(await send()).toBe(2);
    const neither = await house.as(danjuma).call(replayCalls, { holderId, webhookId, callId: null, since: null });
    expect(neither.body.code).toBe('one-or-since');
    const { callId } = (await house.as(danjuma).call(pingWebhook, { holderId, webhookId })).body;
    await send();
    expect(heard.at(-1)?.headers['webhook-id']).toBe(callId);
    expect(JSON.parse(heard.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.ping' });
  });

  test('of a programme hears that figures were counted; one that ended hears nothing', async () => {
    const programmeId = await someProgramme(house);
    const { webhookId } = await someWebhook(house, { holderId: programmeId, owner: ngozi, url });
    await happened('indicators.counted', null);
    expect(await send()).toBe(1);
    await run(house.pool, sql`update integrations.programme set ended_by = made_by, ended_at = made_at`);
    await happened('indicators.counted', null);
    expect(await send()).toBe(0);
    const wrong = await house.as(ngozi).call(listCalls, { holderId, webhookId });
    expect(wrong.status, 'not by the name of another').toBe(404);
  });

  test('is refused at an address of a house’s own network, of no https, and for what is not theirs', async () => {
    const guarded = { ...house.services, callsAnywhere: false };
    const { webhookId } = await hook();
    await happened();
    await sendCalls(guarded);
    expect(heard, 'though it was let in once').toEqual([]);
    expect((await callsOf(webhookId))[0]).toMatchObject({ state: 'waiting', code: null, trouble: 'not-allowed' });
    const add = (address: string, kinds: readonly EventKind[]) =>
      house.as(danjuma).call(addWebhook, { holderId, url: address, kinds });
    for (const address of ['ftp://stock.example/', 'no address', 'https://', `https://${'a'.repeat(500)}.example/`])
      expect((await add(address, ['delivery.paid'])).status, address).toBe(400);
    expect((await add(url, ['indicators.counted'])).body.code).toBe('kind-not-theirs');
  });

  test('follows no redirect', async () => {
    const { webhookId } = await hook();
    answerWith({ status: 302, headers: { location: url } });
    await happened();
    await send();
    expect(heard).toHaveLength(1);
    expect((await callsOf(webhookId))[0]).toMatchObject({ state: 'waiting', code: 302, trouble: 'refused' });
  });

  test('is one of ten at most, is shown without its secret, and goes with what waits for it', async () => {
    const { companyId, owner } = await someCompany(house);
    const all = [];
    for (let made = 0; made < limits.mostWebhooks.value; made += 1)
      all.push(await someWebhook(house, { holderId: companyId, owner, url }));
    const more = await house.as(owner).call(addWebhook, { holderId: companyId, url, kinds: ['delivery.paid'] });
    expect(more.body.code).toBe('too-many-webhooks');
    const shown = await house.as(owner).call(listWebhooks, { holderId: companyId });
    expect(shown.body.items).toHaveLength(10);
    expect(shown.text).not.toContain('whsec_');
    await happened('delivery.weighed', [companyId]);
    for (const { webhookId } of all)
      expect((await house.as(owner).call(removeWebhook, { holderId: companyId, webhookId })).status).toBe(200);
    expect(await send()).toBe(0);
  });

  test('keeps its secret sealed; with new keys of the house it is sealed anew and signs as before', async () => {
    const { webhookId, secret } = await hook();
    const sealed = async () =>
      (await row<{ secret: Buffer }>(house.pool, sql`select secret from integrations.webhook where id = ${webhookId}`))
        ?.secret ?? Buffer.alloc(0);
    const plain = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect((await sealed()).includes(plain)).toBe(false);
    const { secrets } = house.services;
    const renewed = makeSecrets(
      Buffer.alloc(32, 7),
      new Map([['webhook', [Buffer.alloc(32, 9), secrets.key('webhook')]]]),
    );
    expect(await resealWebhooks(house.pool, renewed, house.clock.now())).toBeGreaterThan(0);
    expect(openSecret(renewed, await sealed())).toEqual(plain);
  });

  test('calls are forgotten after thirty days', async () => {
    house.clock.move({ hours: 31 * 24 });
    expect(await forgetOldCalls(house.services)).toBeGreaterThan(0);
    const left = await row<{ count: number }>(house.pool, sql`select count(*)::int as count from integrations.call`);
    expect(left?.count).toBe(0);
  });
});
