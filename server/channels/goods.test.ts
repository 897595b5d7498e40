import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGoods } from '@shuka/domain/loans';
import { people } from '#world';
import { goodsIn } from '#world/goods-hands.ts';
import { openHandset, proveNumber, setPin } from '#world/handset.ts';
import { openHouse } from '#world/open-house.ts';

/* Amina counts the goods of her loan on a phone without internet. */

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const hers = openHandset(house, amina.phone);
const pin = '2580';
const { handedOver } = await goodsIn(house);

beforeAll(async () => {
  await proveNumber(house, amina);
  await setPin(house, hers, amina.phone, pin);
});

/** Chooses "Confirm inputs". */
const inputs = async (): Promise<string> => {
  await hers.dial();
  await hers.type('7');
  return hers.type(pin);
};

const standing = async (loanId: string) => {
  const { vouchers, loans } = (await house.as(amina).call(readGoods, { loanId })).body;
  return [vouchers[0]?.items.map(({ state }) => state), loans.map(({ principalKobo }) => principalKobo)];
};

test('all that came is said with one digit, and owed from then on', async () => {
  const { loanId } = await handedOver();
  expect(await inputs()).toContain('Danjuma Mills');
  expect(await hers.type('1')).toContain('2 x Urea 46-0-0');
  expect(await hers.type('1')).toContain('It is noted');
  expect(await standing(loanId)).toEqual([['done', 'done'], [11_550_000]]);
  expect(await inputs()).toContain('No inputs wait to be counted.');
});

test('what is missing is counted item by item; more than was issued is asked again', async () => {
  const { loanId } = await handedOver();
  await inputs();
  await hers.type('1');
  expect(await hers.type('2')).toContain('How many came: Urea 46-0-0?');
  expect(await hers.type('9')).toContain('Type a number such as 2.');
  expect(await hers.type('1')).toContain('How many came: Maize seed?');
  expect(await hers.type('3')).toContain('You owe only for what came');
  expect(await standing(loanId)).toEqual([['short', 'done'], [7_050_000]]);
});
