import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveSms } from '@shuka/domain/channels';
import { recordVisit } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listEntries } from '@shuka/domain/finance';
import { recordPrice } from '@shuka/domain/marketplace';
import { smsCaps } from '@shuka/domain/settings';
import { row, rows, run, sql } from '#kit/db.ts';
import { countSmsParts } from '#kit/sms.ts';
import { people } from '#world';
import { withoutChance } from '#world/by-chance.ts';
import { openHandset, proveNumber, setPin } from '#world/handset.ts';
import { gatewaySecret, openHouse } from '#world/open-house.ts';
import { jobHandlers } from '#app/slices.ts';
import { priceSeen } from '#world/price-drafts.ts';
import { visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, musa } = people;
const pin = '2580';

beforeAll(async () => {
  await house.services.jobs.start(jobHandlers(house.services));
  await proveNumber(house, amina);
  await setPin(house, openHandset(house, amina.phone), amina.phone, pin);
});

const pass = (text: string, { id = newId(), from = amina.phone as string, secret = gatewaySecret } = {}) =>
  house.anyone.call(receiveSms, { secret, id, from, to: '38412', text, date: '2026-06-01 10:00:00', linkId: 'x' });

/** Sends an SMS and reads what comes back. */
const write = async (text: string, from: string = amina.phone): Promise<string> => {
  const { status } = await pass(text, { from });
  expect(status).toBe(200);
  return (await house.post.next(from)).text;
};

describe('an SMS of a farmer', () => {
  test('is done as in the app once, however often the gateway passes it on', async () => {
    const id = 'ATXid_a gateway names its messages as it likes';
    const text = `OUT ${pin} 4500 urea for maize`;
    for (const { status } of await Promise.all([pass(text, { id }), pass(text, { id }), pass(text, { id })]))
      expect(status).toBe(200);
    expect((await house.post.next(amina.phone)).text).toContain('Written down: N4,500');
    const { items } = (await house.as(amina).call(listEntries, { limit: '2' })).body;
    expect(items[0]).toMatchObject({ kind: 'expense', amountKobo: 450_000, description: 'urea for maize' });
    expect(items[1]?.description).not.toBe('urea for maize');
  });

  test('asks for the book, a price, a visit, a message and help, in any language', async () => {
    await house.as(chidi).call(recordPrice, priceSeen());
    await house.as(chidi).call(recordVisit, visitDraft());
    // Each visit asks its farmer by SMS; that letter comes first.
    expect((await house.post.next(amina.phone)).text).toContain('Chidi');
    expect(await write(`bal ${pin}`)).toMatch(/^In N[\d,.]+\nOut N/);
    expect(await write('Farashi masara')).toContain('N42,500');
    expect(await write('PRICE gold')).toContain('PRICE MAIZE');
    expect(await write(`Ziyara ${pin} eh`)).toContain('It is noted.');
    expect(await write(`VISIT ${pin} yes`)).toContain('No visit waits');
    expect(await write(`TASK ${pin}`)).not.toBe('');
    expect(await write(`INPUTS ${pin}`)).toContain('No inputs wait');
    expect(await write(`ask ${pin} Is 2*3 right? <b>`)).toContain('Sent.');
    const said = await row(house.pool, sql`select 1 from messaging.message where text = 'Is 2*3 right? <b>'`);
    expect(said).not.toBeNull();
  });

  test('does nothing without the right PIN, and each guess counts', async () => {
    house.clock.move({ seconds: 86_400 });
    expect(await write('BAL 7391')).toContain('Tries left: 4');
    expect(await write('IN 7391 5000')).toContain('Tries left: 3');
    expect(await write('BAL')).toContain('BAL');
    expect(await write(`BAL ${pin}`)).toContain('In N');
    expect(await write(`Bashi ${pin}`)).toContain('You have no loan with');
  });
});

describe('an SMS from elsewhere', () => {
  test('is answered with the way in, and a household is asked to dial', async () => {
    expect(await write('BAL 1234', '+2348051119999')).toContain('no account');
    await proveNumber(house, musa);
    await run(house.pool, sql`update accounts.account set phone = ${amina.phone} where id = ${musa.accountId}`);
    expect(await write(`BAL ${pin}`)).toContain('Several people share this number');
    await run(house.pool, sql`update accounts.account set phone = ${musa.phone} where id = ${musa.accountId}`);
    expect((await pass('Win a car!', { from: 'MTN' })).status).toBe(200);
    expect((await pass('BAL 2580', { secret: 'a-guess' })).status).toBe(404);
  });
});

test('answers are of few parts, and stop where they have cost enough', async () => {
  const spent = async () =>
    (
      await row<{ parts: number }>(
        house.pool,
        sql`select sum(parts)::integer as parts from channels.sms
          where phone = ${amina.phone} and received_on = (select max(received_on) from channels.sms)`,
      )
    )?.parts ?? 0;
  for (let count = 0; count < smsCaps.shipped.values.partsADay + 3; count += 1) await pass('HELP');
  const today = await spent();
  expect([today <= smsCaps.shipped.values.partsADay, today > 0]).toEqual([true, true]);
  house.clock.move({ seconds: 86_400 });
  expect(await write('HELP')).toContain('BAL');
  const texts = house.post.all(amina.phone).map(({ text }) => text);
  expect(texts.filter((text) => countSmsParts(text) > smsCaps.shipped.values.partsAnAnswer)).toEqual([]);
  const kept = await rows<{ all: string }>(house.pool, sql`select row_to_json(s)::text as all from channels.sms s`);
  expect(kept.filter(({ all }) => withoutChance(all).includes(pin))).toEqual([]);
  expect(house.errors).toEqual([]);
});
