import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBusiness, settleBusiness } from '@shuka/domain/marketplace';
import { assignFarmers } from '@shuka/domain/relations';
import { listSeasons, settleSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { seasons } from '#world/seasons.ts';

/* What a manager changed without a network of a farmer who was handed over meanwhile. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;
const keeperId = amina.accountId;
const seasonId = seasons[1]?.id ?? '';
let phone: Phone;

beforeAll(async () => {
  phone = await openPhone(house, chidi);
  const given = { id: newId(), farmerIds: [keeperId], managerId: halima.accountId, reason: 'He moved away.' };
  await house.as(ngozi).call(assignFarmers, given);
});

const season = async () => {
  const { body } = await house.as(halima).call(listSeasons, { farmId: farms[0]?.id ?? '' });
  return body.items.find(({ id }) => id === seasonId);
};

const business = async () => (await house.as(halima).call(readBusiness, { keeperId })).body;

/** Twice, as somebody who saves the same again; one offer is enough. */
const late = async (act: string, input: object) => {
  const { body } = await phone.push(phone.number([[act, input] as const, [act, input] as const]));
  expect(body.issues.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['parked', 'no-longer-yours'],
    ['parked', 'no-longer-yours'],
  ]);
};

test('a season stays as it is, and the change is offered once to the manager who has her now', async () => {
  await late('seasons.revise', { seasonId, was: { standCount: 200 }, becomes: { standCount: 212 } });
  const offered = {
    field: 'standCount',
    now: { standCount: 200 },
    other: { standCount: 212 },
    otherBy: chidi.accountId,
  };
  expect(await season()).toMatchObject({ standCount: 200, clashes: [offered] });
  const { body } = await house.as(halima).call(settleSeason, { seasonId, field: 'standCount', choice: 'other' });
  expect(body).toMatchObject({ standCount: 212, clashes: [] });
});

test('a season on a plot of another farm is offered to nobody', async () => {
  await late('seasons.revise', { seasonId, was: {}, becomes: { plotId: newId() } });
  expect((await season())?.clashes).toEqual([]);
});

test('an agri-business stays as it is, and the change is offered once to the manager who has her now', async () => {
  const before = await business();
  const input = { keeperId, was: { employees: before.employees }, becomes: { employees: 9, phone: '0803 123 4502' } };
  await late('marketplace.saveBusiness', input);
  const after = await business();
  expect(after).toMatchObject({ employees: before.employees, phone: before.phone });
  expect(after.clashes.map(({ field, other, otherBy }) => [field, other, otherBy])).toEqual([
    ['phone', { phone: '+2348031234502' }, chidi.accountId],
    ['employees', { employees: 9 }, chidi.accountId],
  ]);
  const [one] = after.clashes;
  const choice = { keeperId, field: one?.field, at: one?.at, choice: 'other' };
  const { body } = await house.as(halima).call(settleBusiness, choice);
  expect(body.phone).toBe('+2348031234502');
});
