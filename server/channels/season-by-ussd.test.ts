import { afterAll, expect, test } from 'vitest';
import { registerFarmFor } from '@shuka/domain/farms';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { answerOrder, handOverOrder, recordPrice } from '@shuka/domain/marketplace';
import { recordVisit } from '@shuka/domain/extension';
import { assignFarmers } from '@shuka/domain/relations';
import { recordHarvest, registerSeason } from '@shuka/domain/seasons';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHandset, setPin } from '#world/handset.ts';
import { orderOf, someGood } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { priceSeen } from '#world/price-drafts.ts';
import { harvestDraft, seasonDraft } from '#world/season-drafts.ts';
import { nowhere, visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, danjuma, ngozi } = people;
const phone = '+2348051112233';
const hauwas = openHandset(house, phone);
const pin = '2580';
const days = (count: number) => house.clock.move({ seconds: count * 86_400 });
const today = () => dayOf(house.clock.now());

/** Dials and chooses what is behind the PIN. */
const choose = async (entry: string): Promise<string> => {
  await hauwas.dial();
  await hauwas.type(entry);
  return hauwas.type(pin);
};

const write = async (entry: string, category: string, naira: string): Promise<string> => {
  await choose(entry);
  for (const typed of [category, naira]) await hauwas.type(typed);
  return hauwas.type('1');
};

test('Hauwa, who never had the internet, goes from registering to her harvest by USSD', async () => {
  expect(await hauwas.dial()).toContain('Language');
  await hauwas.type('2');
  await hauwas.dial();
  const words = await hauwas.type('1');
  expect(words).not.toContain('first name'); // Hausa, as she chose
  for (const typed of ['Hauwa', 'Bello']) await hauwas.type(typed);
  expect(await hauwas.type('1')).toContain('Hauwa');
  await hauwas.dial();
  for (const typed of ['11', '1', '1']) await hauwas.type(typed);
  await setPin(house, hauwas, phone, pin);

  const account = await row<{ id: string }>(house.pool, sql`select id from accounts.account where phone = ${phone}`);
  const keeperId = account?.id ?? '';
  expect(await choose('8')).toContain('You have no extension manager yet.');
  expect(await choose('4')).toContain('Nothing to do this week.');
  expect(await choose('9')).toContain('No farm of yours');

  // Chidi takes her into his care and writes down her farm and what she sows.
  const care = { id: newId(), farmerIds: [keeperId], managerId: chidi.accountId, reason: 'She asked at the market.' };
  expect((await house.as(ngozi).call(assignFarmers, care)).status).toBeLessThan(300);
  let manager = await house.signIn(chidi);
  const farm = {
    id: newId(),
    name: 'Gonar Hauwa',
    stateCode: 'KN',
    lga: 'Bichi',
    sizeBand: 'small',
    crop: 'Maize',
  } as const;
  expect((await manager.call(registerFarmFor, { ...farm, keeperId })).status).toBe(201);
  const season = seasonDraft({ farmId: farm.id, keeperId, crop: 'Maize', plantedOn: today() });
  expect((await manager.call(registerSeason, season)).status).toBe(201);

  expect(await write('3', '1', '12,000')).toContain('Written down: N12,000');
  expect(await choose('4')).toContain('Maize: Give the first fertilizer.');
  const urea = await someGood(house);
  const orderId = newId();
  await orderOf(house, chidi, [{ ...urea, packs: 2 }], { keeperId, id: orderId });
  const dealer = house.as(danjuma);
  await dealer.call(answerOrder, { orderId, isAccepted: true, reason: '' });
  await dealer.call(handOverOrder, { orderId, payment: 'cash', note: '' });
  await choose('7');
  await hauwas.type('1');
  expect(await hauwas.type('1')).toContain('It is noted.');

  days(30);
  manager = await house.signIn(chidi);
  expect(await choose('4')).toContain('Was due until');
  expect(await choose('8')).toContain('Write to Chidi Okafor:');
  expect(await hauwas.type('Worms in 2*3 leaves')).toContain('Sent.');
  const visit = visitDraft({ keeperId, farmId: farm.id, visitedOn: today(), proof: nowhere() });
  expect((await manager.call(recordVisit, visit)).status).toBe(201);
  expect(await choose('6')).toContain('Chidi Okafor');
  await hauwas.type('1');
  expect(await hauwas.type('1')).toContain('It is noted.');
  expect(await choose('10')).toContain('You have no loan with');
  expect(await choose('9')).toMatch(/Gonar Hauwa:\nNo forecast is known\. Usual now: \d+ to \d+ C/);

  days(80);
  manager = await house.signIn(chidi);
  expect(await choose('4')).toContain('Maize: Harvest');
  const harvest = harvestDraft({ id: season.id, farmId: farm.id, keeperId }, { harvestedOn: today() });
  expect((await manager.call(recordHarvest, harvest)).status).toBe(201);
  await manager.call(recordPrice, priceSeen({ day: today() }));
  await hauwas.dial();
  const crops = await hauwas.type('5');
  await hauwas.type(/^(\d+) Maize$/m.exec(crops)?.[1] ?? '');
  expect(await hauwas.type('1')).toContain('N42,500');
  expect(await write('2', '1', '425000')).toContain('Written down: N425,000');
  expect(await choose('1')).toMatch(/In N425,000\nOut N12,000\nLeft N413,000/);
  expect(addDays(season.plantedOn ?? '', 110)).toBe(today());

  const said = await rows<{ said: boolean }>(
    house.pool,
    sql`select farmer_says as said from extension.visit where keeper_id = ${keeperId}`,
  );
  expect(said).toEqual([{ said: true }]);
  expect(house.errors).toEqual([]);
});
