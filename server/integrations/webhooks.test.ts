import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addWebhook,
  changeWebhookSecret,
  integrationLimits as limits,
  listCalls,
  listWebhooks,
  pingWebhook,
  readWebhook,
  removeWebhook,
  replayCalls,
  resumeWebhook,
} from '@shuka/domain/integrations';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, row, run, sql } from '#kit/db.ts';
import { makeSecrets } from '#kit/secrets.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someProgramme, someWebhook } from '#world/program-hands.ts';
import { openSecret, resealWebhooks } from './seal-secret.ts';
import { forgetOldCalls, sendCalls } from './send-calls.ts';
import { signatureOf } from './sign-call.ts';

/* Danjuma's stock program is told of what happens at his mill, over a real line, by somebody it can hold to their word. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, ngozi } = people;
const { companyId: holderId } = mill;

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };

const heard: Heard[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };

const program = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answer.status, answer.headers ?? {}).end();
  });
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => void program.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hooks`;
});
afterAll(() => void program.close());
afterEach(async () => {
  heard.length = 0;
  answer = { status: 204 };
  await run(
    house.pool,
    sql`update integrations.webhook set removed_by = made_by, removed_at = made_at
    where removed_at is null`,
  );
});

const hook = (kinds: readonly EventKind[] = ['delivery.weighed']) => someWebhook(house, { url, kinds });

const happened = (kind: EventKind = 'delivery.weighed', companyIds: readonly string[] | null = [holderId]) =>
  inTransaction(house.pool, (db) =>
    tellWebhooks({ ...house.services, db }, { kind, ids: { deliveryId: newId() }, path: null }, companyIds),
  );

const send = () => sendCalls(house.services);

const callsOf = async (webhookId: string) =>
  (await house.as(danjuma).call(listCalls, { holderId, webhookId })).body.items;

/** As the receiver of Standard Webhooks does: over the bytes that came, with the secret as it was shown. */
const isSignedWith = (secret: string, { headers, body }: Heard): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const said = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const right = `v1,${createHmac('sha256', key).update(said).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(right);
};

describe('a webhook', () => {
  test('signs as the worked example of Standard Webhooks does', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const [id, at, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'] as const;
    expect(signatureOf(secret, id, at, body)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('is told of what happened, signed, with ids alone, once', async () => {
    const { webhookId, secret } = await hook();
    await happened();
    expect(await send()).toBe(1);
    const [first] = heard;
    expect(first && isSignedWith(secret, first)).toBe(true);
    expect(first && isSignedWith('whsec_AAAA', first)).toBe(false);
    const body = JSON.parse(first?.body ?? '{}') as { data: object };
    expect(body).toMatchObject({ type: 'delivery.weighed', timestamp: expect.stringMatching(/^2026-06-01T09:/) });
    expect(Object.keys(body.data)).toEqual(['deliveryId']);
    const said = Number(first?.headers['webhook-timestamp']);
    expect(Math.abs(said - house.clock.now().getTime() / 1000)).toBeLessThan(limits.toleranceSeconds.value);
    const [call] = await callsOf(webhookId);
    expect(call).toMatchObject({
      state: 'sent',
      code: 204,
      tries: 1,
      callId: first?.headers['webhook-id'],
      dueAt: null,
    });
    expect(await send()).toBe(0);
  });

  test('hears nothing of what was undone, of what it did not ask for, or of another company', async () => {
    const { webhookId } = await hook();
    const undone = inTransaction(house.pool, async (db) => {
      await tellWebhooks({ ...house.services, db }, { kind: 'delivery.weighed', ids: {}, path: null }, [holderId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await happened('delivery.paid');
    await happened('delivery.weighed', [(await someCompany(house)).companyId]);
    await happened('figures.counted', null);
    expect(await send()).toBe(0);
    expect(await callsOf(webhookId)).toEqual([]);
  });

  test('that does not take it is tried again by the schedule, then given up, and its owner is told once', async () => {
    const { webhookId } = await hook();
    answer = { status: 503 };
    await happened();
    let tries = 0;
    while (((await callsOf(webhookId))[0]?.state ?? '') === 'waiting' && tries < 20) {
      tries += await send();
      const wait = limits.retrySeconds.value[tries - 1];
      if (wait !== undefined) house.clock.move({ seconds: Math.ceil(wait * 1.11) });
      await house.as(danjuma).send({ method: 'GET', url: '/api/status' });
      if (tries > 4) await renew();
    }
    expect(tries).toBe(limits.retrySeconds.value.length + 1);
    expect((await callsOf(webhookId))[0]).toMatchObject({ state: 'failed', code: 503, trouble: 'refused' });
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size, 'one id for all tries').toBe(1);
    expect(house.post.all(danjuma.phone).filter(({ text }) => text.includes('did not take')).length).toBe(1);
    answer = { status: 200 };
    const { callId = '' } = (await callsOf(webhookId))[0] ?? {};
    const again = await house.as(danjuma).call(replayCalls, { holderId, webhookId, callId, since: null });
    expect(again.body).toEqual({ count: 1 });
    expect(await send()).toBe(1);
    expect((await callsOf(webhookId))[0]).toMatchObject({ state: 'sent', callId });
  });

  test('waits as long as it asks for', async () => {
    const { webhookId } = await hook();
    answer = { status: 429, headers: { 'retry-after': '600' } };
    await happened();
    await send();
    const [call] = await callsOf(webhookId);
    expect((Date.parse(call?.dueAt ?? '') - house.clock.now().getTime()) / 60_000).toBeCloseTo(10, 1);
  });

  test('that fails for five days, or says it is gone, is paused; what happens waits until it is resumed', async () => {
    const { webhookId } = await hook();
    answer = { status: 410 };
    await happened();
    await send();
    await happened();
    expect(await send(), 'nothing is sent to one that is paused').toBe(0);
    const paused = await house.as(danjuma).call(readWebhook, { holderId, webhookId });
    expect(paused.body.pausedAt).not.toBeNull();
    expect((await house.as(danjuma).call(pingWebhook, { holderId, webhookId })).body.code).toBe('webhook-paused');
    answer = { status: 200 };
    await house.as(danjuma).call(resumeWebhook, { holderId, webhookId });
    expect(await send()).toBe(1);
    answer = { status: 500 };
    await run(
      house.pool,
      sql`update integrations.webhook set failing_since = ${new Date(house.clock.now().getTime() - 6 * 86_400_000)}
          where id = ${webhookId}`,
    );
    await happened();
    await send();
    expect((await house.as(danjuma).call(readWebhook, { holderId, webhookId })).body.pausedAt).not.toBeNull();
    expect(house.post.all(danjuma.phone).filter(({ text }) => text.includes('we stopped sending'))).toHaveLength(2);
  });

  test('gets a new secret, and for a day calls are signed with both', async () => {
    const { webhookId, secret } = await hook();
    const changed = (await house.as(danjuma).call(changeWebhookSecret, { holderId, webhookId })).body;
    await happened();
    await send();
    const [both] = heard;
    expect(both && [secret, changed.secret].map((one) => isSignedWith(one, both))).toEqual([true, true]);
    house.clock.move({ hours: 23 });
    await renew();
    house.clock.move({ hours: 2 });
    await happened();
    await send();
    const one = heard.at(-1);
    expect(one && [secret, changed.secret].map((held) => isSignedWith(held, one))).toEqual([false, true]);
  });

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
    await happened('figures.counted', null);
    expect(await send()).toBe(1);
    await run(house.pool, sql`update integrations.programme set ended_by = made_by, ended_at = made_at`);
    await happened('figures.counted', null);
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
    expect((await add(url, ['figures.counted'])).body.code).toBe('kind-not-theirs');
  });

  test('follows no redirect, and does not wait for ever', async () => {
    const { webhookId } = await hook();
    answer = { status: 302, headers: { location: url } };
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
    expect(() => openSecret(secrets, Buffer.from('short'))).toThrow();
  });

  test('calls are forgotten after thirty days', async () => {
    house.clock.move({ hours: 31 * 24 });
    expect(await forgetOldCalls(house.services)).toBeGreaterThan(0);
    const left = await row<{ count: number }>(house.pool, sql`select count(*)::int as count from integrations.call`);
    expect(left?.count).toBe(0);
  });
});

/** Days go by, and sessions end after one: Danjuma signs in again. */
async function renew(): Promise<void> {
  const fresh = await house.signIn(danjuma);
  const held = house.as(danjuma);
  held.cookies.clear();
  fresh.cookies.forEach((value, name) => held.cookies.set(name, value));
}
