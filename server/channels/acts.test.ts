import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { recordVisit } from '@shuka/domain/extension';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { answerOrder, handOverOrder, readInputOrder, recordPrice } from '@shuka/domain/marketplace';
import { sendMessage } from '@shuka/domain/messaging';
import { registerSeason } from '@shuka/domain/seasons';
import { row, rows, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { mill } from '#world/companies.ts';
import { openHandset, proveNumber, setPin } from '#world/handset.ts';
import { orderOf, someGood } from '#world/input-hands.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { priceSeen } from '#world/price-drafts.ts';
import { visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, musa } = people;
const hers = openHandset(house, amina.phone);
const pin = '2580';

beforeAll(async () => {
  await proveNumber(house, amina);
  await setPin(house, hers, amina.phone, pin);
});

/** Dials and chooses a private entry of the menu. */
const choose = async (entry: string): Promise<string> => {
  await hers.dial();
  await hers.type(entry);
  return hers.type(pin);
};

test('the next task is the one her seasons ask for', async () => {
  const today = dayOf(house.clock.now());
  await run(house.pool, sql`update seasons.season set ended_on = ${today} where keeper_id = ${amina.accountId}`);
  expect(await choose('4')).toContain('Nothing to do this week.');
  const season = {
    id: newId(),
    farmId: farms[0]?.id ?? '',
    keeperId: amina.accountId,
    plotId: null,
    crop: 'Maize',
    variety: '',
    plantedOn: addDays(today, -14),
    areaHectares: 1,
    standCount: null,
    expectedHarvestOn: null,
    expectedKilograms: null,
  };
  expect((await house.as(amina).call(registerSeason, season)).status).toBe(201);
  expect(await choose('4')).toContain('Maize: ');
});

test('a price is one of her own state, in one page, with no PIN', async () => {
  const prices = [priceSeen(), priceSeen({ stateCode: 'LA', lga: 'Ikeja', market: 'Mile 12' })];
  for (const price of prices) await house.as(chidi).call(recordPrice, price);
  await hers.dial();
  const crops = await hers.type('5');
  const maize = /^(\d+) Maize$/m.exec(crops)?.[1] ?? '';
  const markets = await hers.type(maize);
  expect(markets).toContain('1 Dawanau, ');
  expect(markets).not.toContain('Mile 12');
  expect(await hers.type('1')).toMatch(/N42,500/);
});

test('a visit is confirmed or denied as in the app', async () => {
  await house.as(chidi).call(recordVisit, visitDraft());
  const { body } = await house.as(chidi).call(recordVisit, visitDraft());
  expect(await choose('6')).toContain('1 1 Jun Chidi Okafor');
  expect(await hers.type('1')).toContain('Did Chidi Okafor visit you on 1 Jun?');
  expect(await hers.type('1')).toContain('It is noted.');
  const said = await row(house.pool, sql`select farmer_says as said from extension.visit where id = ${body.id}`);
  expect(said).toEqual({ said: true });
  expect((await choose('6')).match(/Chidi/g)).toHaveLength(1);
  await hers.type('1');
  await hers.type('2');
  expect(await choose('6')).toContain('No visit waits for your word.');
});

test('inputs are counted line by line, and what is missing is seen by both sides', async () => {
  const dealer = house.as(danjuma);
  const [bag, bottle] = [await someGood(house), await someGood(house, mill.companyId, { name: 'Seed maize' })];
  const handed = async (): Promise<string> => {
    const { body } = await orderOf(house, amina, [
      { ...bag, packs: 2 },
      { ...bottle, packs: 3 },
    ]);
    await dealer.call(answerOrder, { orderId: body.id, isAccepted: true, reason: '' });
    await dealer.call(handOverOrder, { orderId: body.id, payment: 'cash', note: '' });
    return body.id;
  };
  expect(await choose('7')).toContain('No inputs wait to be counted.');
  const first = await handed();
  await choose('7');
  expect(await hers.type('1')).toContain('2 x Urea 46-0-0\n3 x Seed maize\nDid all of it come?');
  expect(await hers.type('1')).toContain('It is noted.');
  const second = await handed();
  await choose('7');
  await hers.type('1');
  expect(await hers.type('2')).toContain('How many came: Urea 46-0-0? Ordered: 2');
  expect(await hers.type('two')).toContain('Type a number');
  await hers.type('2');
  expect(await hers.type('1')).toContain('Noted as missing.');
  const states = await Promise.all(
    [first, second].map(async (orderId) => (await dealer.call(readInputOrder, { orderId })).body.state),
  );
  expect(states).toEqual(['received', 'short']);
});

test('a message reaches her manager as she typed it, stars and hostile letters too, and the answer stands there', async () => {
  const text = 'Armyworm! 2*3 rows <img src=x onerror=alert(1)> =cmd';
  expect(await choose('8')).toContain('Write to Chidi Okafor:');
  expect(await hers.type(text)).toContain('Sent.');
  await hers.repeat();
  const kept = await rows<{ text: string }>(
    house.pool,
    sql`select text from messaging.message where writer_id = ${amina.accountId} and text like 'Armyworm!%'`,
  );
  expect(kept).toEqual([{ text }]);
  const answer = { id: newId(), keeperId: amina.accountId, text: 'I come on Friday.', photo: null };
  expect((await house.as(chidi).call(sendMessage, answer)).status).toBe(201);
  expect(await choose('8')).toContain('Chidi Okafor: I come on Friday.');
  expect(await hers.type('bell \u0007')).toContain('That cannot be taken.');
});

test('a household chooses who calls, and each has a PIN of their own', async () => {
  await proveNumber(house, musa);
  await run(house.pool, sql`update accounts.account set phone = ${amina.phone} where id = ${musa.accountId}`);
  expect(await hers.dial()).toBe('CON Who are you?\n1 Amina\n2 Musa');
  expect(await hers.type('2')).toContain('Shuka: Musa');
  expect(await hers.type('1')).toContain('You have no PIN yet.');
  await hers.dial('1*1');
  expect(await hers.type(pin)).toContain('In N');
  await run(house.pool, sql`update accounts.account set phone = ${musa.phone} where id = ${musa.accountId}`);
});

test('what she owes of a loan, what comes next and what is late is behind her PIN', async () => {
  expect(await choose('10')).toContain('You have no loan with');
  const { set, ask, running } = loansIn(house);
  const product = (await set()).body;
  const { number } = await running(product);
  const six = await choose('10');
  expect(six).toMatch(new RegExp(`L-0*${number}: N160,673\\.23 to pay\\.\\nNext N26,778\\.87 by \\d+ \\w{3}\\.`));
  expect((await ask(product)).status).toBe(201);
  expect(await choose('10')).toContain('asked for, not paid out yet');
  house.clock.move({ seconds: 33 * 86_400 });
  expect(await choose('10')).toContain('N26,778.87 is late.');
  house.clock.move({ seconds: -33 * 86_400 });
});

test('a session ends with the account it was of', async () => {
  await choose('1');
  await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${amina.accountId}`);
  expect(await hers.type('0')).toBe('END Please dial again.');
  await run(house.pool, sql`update accounts.account set state = 'active' where id = ${amina.accountId}`);
});

test('a person who downloads their data finds when they called and never what they typed', async () => {
  const { text } = await house.as(amina).call(readMyData, {});
  const { records } = JSON.parse(text) as { records: Record<string, unknown[]> };
  expect(records['channelCalls']?.length).toBeGreaterThan(3);
  expect(records['channelPin']).toHaveLength(1);
  expect(text).not.toContain('argon2');
  expect(house.errors).toEqual([]);
});
