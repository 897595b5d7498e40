import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  changeWebhookSecret,
  integrationLimits as limits,
  pingWebhook,
  readWebhook,
  replayCalls,
  resumeWebhook,
} from '@shuka/domain/integrations';
import { inTransaction, run, sql } from '#kit/db.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { isSignedWith, openStockProgram } from '#world/stock-program.ts';
import { webhookDesk } from '#world/webhook-desk.ts';
import { sendCalls } from './send-calls.ts';

/* Danjuma's stock program is told of what happens at his mill, over a real line, by somebody it can hold to their word. */

const house = await openHouse();
afterAll(house.close);
const program = await openStockProgram();
afterAll(program.close);

const { danjuma } = people;
const { companyId: holderId } = mill;
const { url, heard, answerWith } = program;
const { hook, happened, callsOf, removeAll, renew } = webhookDesk(house, url);
const send = () => sendCalls(house.services);

afterEach(async () => {
  program.forget();
  await removeAll();
});

describe('a webhook', () => {
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
    await happened('indicators.counted', null);
    expect(await send()).toBe(0);
    expect(await callsOf(webhookId)).toEqual([]);
  });

  test('that does not take it is tried again by the schedule, then given up, and its owner is told once', async () => {
    const { webhookId } = await hook();
    answerWith({ status: 503 });
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
    answerWith({ status: 200 });
    const { callId = '' } = (await callsOf(webhookId))[0] ?? {};
    const again = await house.as(danjuma).call(replayCalls, { holderId, webhookId, callId, since: null });
    expect(again.body).toEqual({ count: 1 });
    expect(await send()).toBe(1);
    expect((await callsOf(webhookId))[0]).toMatchObject({ state: 'sent', callId });
  });

  test('whose owner could not be told of a lost call while messages failed, has them told of the next', async () => {
    const { webhookId } = await hook();
    answerWith({ status: 503 });
    const broken = { send: () => Promise.reject(new Error('no')), isWorking: async () => false };
    const lose = async (services: typeof house.services) => {
      await happened();
      await run(house.pool, sql`update integrations.call set tries = 1000 where webhook_id = ${webhookId}`);
      await sendCalls(services);
    };
    const told = () => house.post.all(danjuma.phone).filter(({ text }) => text.includes('did not take')).length;
    const before = told();
    await lose({ ...house.services, smsSender: broken, mailer: broken });
    expect(house.errors.at(-1)?.words).toBe('somebody could not be told of their webhook');
    await lose(house.services);
    await lose(house.services);
    expect(told() - before).toBe(1);
  });

  test('waits as long as it asks for', async () => {
    const { webhookId } = await hook();
    answerWith({ status: 429, headers: { 'retry-after': '600' } });
    await happened();
    await send();
    const [call] = await callsOf(webhookId);
    expect((Date.parse(call?.dueAt ?? '') - house.clock.now().getTime()) / 60_000).toBeCloseTo(10, 1);
  });

  test('that fails for five days, or says it is gone, is paused; what happens waits until it is resumed', async () => {
    const { webhookId } = await hook();
    answerWith({ status: 410 });
    await happened();
    await send();
    await happened();
    expect(await send(), 'nothing is sent to one that is paused').toBe(0);
    const paused = await house.as(danjuma).call(readWebhook, { holderId, webhookId });
    expect(paused.body.pausedAt).not.toBeNull();
    expect((await house.as(danjuma).call(pingWebhook, { holderId, webhookId })).body.code).toBe('webhook-paused');
    answerWith({ status: 200 });
    await house.as(danjuma).call(resumeWebhook, { holderId, webhookId });
    expect(await send()).toBe(1);
    answerWith({ status: 500 });
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
});
