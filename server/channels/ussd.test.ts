import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerUssd } from '@shuka/domain/channels';
import { listEntries } from '@shuka/domain/finance';
import { row, rows, sql } from '#kit/db.ts';
import { projectRoot } from '#kit/root.ts';
import { people } from '#world';
import { openHandset, proveNumber, setPin } from '#world/handset.ts';
import { gatewaySecret, openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const hers = openHandset(house, amina.phone);
const pin = '2580';

beforeAll(async () => {
  await proveNumber(house, amina);
  await setPin(house, hers, amina.phone, pin);
});

const call = (change: Record<string, string> = {}) =>
  house.anyone.call(answerUssd, {
    secret: gatewaySecret,
    sessionId: 'ATUid_one',
    phoneNumber: amina.phone,
    text: '',
    ...change,
  });

const written = async (): Promise<number> =>
  (
    await row<{ total: number }>(
      house.pool,
      sql`select count(*) as total from finance.entry where keeper_id = ${amina.accountId}`,
    )
  )?.total ?? -1;

const audited = async (): Promise<number> =>
  (
    await rows(
      house.pool,
      sql`select 1 from kit.audit where account_id = ${amina.accountId} and endpoint = 'finance.addEntry'`,
    )
  ).length;

describe('the gateway', () => {
  test('is answered in its own protocol, and nobody else is', async () => {
    const { status, headers, text } = await call();
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^CON Shuka: Amina\n1 My book\n/);
    const wrong = await call({ secret: 'a-guess' });
    expect([wrong.status, wrong.body.code]).toEqual([404, 'not-found']);
    const json = await house.anyone.send({
      method: 'POST',
      url: `/api/channels/ussd/${gatewaySecret}`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(json.status).toBe(415);
    const twice = await house.anyone.send({
      method: 'POST',
      url: `/api/channels/ussd/${gatewaySecret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `sessionId=x&phoneNumber=%2B2348031234501&phoneNumber=%2B2348031234502&text=`,
    });
    expect(twice.status).toBe(400);
  });

  test('takes a session of another number for what it is', async () => {
    await call({ sessionId: 'ATUid_hers' });
    const { text } = await call({ sessionId: 'ATUid_hers', phoneNumber: people.musa.phone, text: '1' });
    expect(text).toBe('END Please dial again.');
  });

  test('may leave out the plus of a number, and the number must be one', async () => {
    expect((await call({ sessionId: 'bare', phoneNumber: ' 2348031234501' })).text).toContain('Amina');
    expect((await call({ sessionId: 'none', phoneNumber: 'private' })).status).toBe(400);
  });
});

describe('a farmer with a PIN', () => {
  test('hears of her book only after it, and it is asked for once in a session', async () => {
    await hers.dial();
    expect(await hers.type('1')).toBe('CON Type your PIN.\n0 Back');
    expect(await hers.type(pin)).toMatch(/^CON In N[\d,]+\nOut N[\d,]+\nLeft /);
    await hers.type('0');
    expect(await hers.type('4')).not.toContain('PIN');
  });

  test('writes an expense down once, however often the network sends it', async () => {
    const [before, auditedBefore] = [await written(), await audited()];
    await hers.dial();
    for (const typed of ['3', pin, '1']) await hers.type(typed);
    expect(await hers.type('5*000')).toContain('Type an amount');
    expect(await hers.type('4,500.50')).toBe('CON Expense N4,500.50, Seed. Write it down?\n1 Yes\n2 No\n0 Back');
    const saved = await hers.type('1');
    expect(saved).toContain('Written down: N4,500.50');
    expect(await Promise.all([hers.repeat(), hers.repeat(), hers.repeat()])).toEqual([saved, saved, saved]);
    expect(await written()).toBe(before + 1);
    const [entry] = (await house.as(amina).call(listEntries, { limit: '1' })).body.items;
    expect(entry).toMatchObject({ kind: 'expense', category: 'seed', amountKobo: 450_050, keeperId: amina.accountId });
    expect(await audited()).toBe(auditedBefore + 1);
  });

  test('is not hurried past what she must confirm by what was typed ahead', async () => {
    const before = await written();
    await hers.dial('3*2580*1');
    expect(await hers.repeat()).toBe('CON Type your PIN.\n0 Back');
    await hers.type(pin);
    expect(await hers.type('1*5000')).toContain('Write it down?');
    await hers.dial();
    await hers.type('3');
    await hers.type(pin);
    expect(await hers.type('1*5000*1')).toContain('Type an amount');
    expect(await written()).toBe(before);
  });

  test('is told of what is no choice, and of a session that took too long', async () => {
    await hers.dial();
    expect(await hers.type('77')).toContain('That is no choice here.');
    expect(await hers.type('')).toContain('My book');
    house.clock.move({ seconds: 400 });
    expect(await hers.type('1')).toBe('END That took too long. Please dial again.');
  });

  test('goes on from what was answered last, and from nothing else', async () => {
    await hers.dial();
    const second = await hers.type('5');
    expect((await call({ sessionId: 'ATUid_other', text: '5' })).text).toBe(second);
    await call({ sessionId: 'ATUid_other', text: '5*1' });
    expect((await call({ sessionId: 'ATUid_other', text: '4*1' })).text).toBe('END Please dial again.');
  });
});

const vectors = join(projectRoot, '..', 'shared', 'vectors', 'ussd', 'africas-talking-ussd.json');

type Vectors = { readonly cases: readonly { readonly name: string; readonly text?: string; readonly body?: string }[] };

describe.skipIf(!existsSync(vectors))('the worked cases of the gateway (skipped where that folder is absent)', () => {
  test('are each answered with a page of text, and the same again for the same', async () => {
    const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as Vectors;
    for (const { name, text = '', body } of cases) {
      const form = body ?? new URLSearchParams({ sessionId: `v ${name}`, phoneNumber: amina.phone, text }).toString();
      const send = () =>
        house.anyone.send({
          method: 'POST',
          url: `/api/channels/ussd/${gatewaySecret}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: form,
        });
      const first = await send();
      expect([name, first.status, first.text.slice(0, 4)]).toEqual([name, 200, 'CON ']);
      expect(first.text.length).toBeLessThanOrEqual(164);
      expect((await send()).text).toBe(first.text);
    }
  });
});

test('nothing in the whole run was an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});
