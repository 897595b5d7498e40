import { afterAll, describe, expect, test } from 'vitest';
import {
  closeDemand,
  listDemands,
  listOwnDemands,
  postDemand,
  readDemand,
  readOwnDemand,
  reviseDemand,
} from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { demandsIn } from '#world/demand-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma } = people;
const { companyId } = mill;
const now = () => house.clock.now();
const inDays = (days: number): string => addDays(dayOf(now()), days);
const { terms, posted } = demandsIn(house);

describe('what a mill wants to buy', () => {
  test('is posted by its owner or a buyer, changed only by a new version, and says what is wrong beside the field', async () => {
    const emeka = await someStaffer(house, 'buyer');
    const id = newId();
    const made = await house.as(emeka).call(postDemand, { id, companyId, ...terms() });
    expect(made).toMatchObject({ status: 201, body: { id, version: 1, companyName: 'Danjuma Mills', agreedGrams: 0 } });
    expect(made.body.buyerTrust).toEqual({ kept: 0, of: 0 });
    const dearer = terms({ koboPerKilogram: 46_000 });
    const again = { id: newId(), companyId, demandId: id, seenVersion: 1, ...dearer };
    expect((await house.as(danjuma).call(reviseDemand, again)).body).toMatchObject({
      version: 2,
      koboPerKilogram: 46_000,
    });
    const late = await house.as(emeka).call(reviseDemand, { ...again, id: newId() });
    expect([late.status, late.body.code]).toEqual([409, 'terms-changed']);
    const { body } = await house.as(danjuma).call(readOwnDemand, { companyId, demandId: id });
    expect(body.versions.map(({ version, terms: said }) => [version, said.koboPerKilogram])).toEqual([
      [2, 46_000],
      [1, 45_000],
    ]);
    await expect(house.pool.query('update marketplace.demand_version set version = 9')).rejects.toThrow(
      'never changed',
    );
  });

  test.each([
    [{ untilDay: '2026-01-01' }, 'untilDay', 'demand.untilPast'],
    [{ lga: 'Nowhere' }, 'lga', 'farms.lgaRequired'],
    [{ koboPerKilogram: null }, 'koboPerKilogram', 'demand.priceOrFormula'],
    [{ formula: 'Dawanau less 5 %' }, 'formula', 'demand.priceOrFormula'],
  ])('with %j is refused beside %s', async (change, field, says) => {
    const input = { id: newId(), companyId, ...terms(change) };
    const { status, body } = await house.as(danjuma).call(postDemand, input);
    expect([status, body.errors]).toMatchObject([400, [{ field, says }]]);
  });

  test('is no clerk’s to post, and nobody’s of another company', async () => {
    const clerk = await someStaffer(house, 'clerk');
    const input = { id: newId(), companyId, ...terms() };
    expect((await house.as(clerk).call(postDemand, input)).status).toBe(404);
    const { owner, companyId: theirs } = await someCompany(house);
    const { id } = await posted();
    const read = await house.as(owner).call(readOwnDemand, { companyId: theirs, demandId: id });
    expect(read.status).toBe(404);
  });

  test('is found on the board by crop in any of its names, by place and by a day it can be brought', async () => {
    const there = { crop: 'Maize', stateCode: 'JI', lga: 'Dutse' };
    const { id } = await posted({ ...there, fromDay: inDays(10), untilDay: inDays(20) });
    const ids = async (asked: Record<string, unknown>) =>
      (await house.as(musa).call(listDemands, asked)).body.items.map((one) => one.id);
    expect(await ids({ crop: 'masara', stateCode: 'JI', lga: 'Dutse', day: inDays(15) })).toEqual([id]);
    expect(await ids({ crop: 'maize', day: inDays(9) })).toEqual([]);
    expect(await ids({ crop: 'maize', stateCode: 'KN' })).toEqual([]);
    const nowhere = await house.as(musa).call(listDemands, { lga: 'Dutse' });
    expect([nowhere.status, nowhere.body.errors[0]?.field]).toEqual([400, 'stateCode']);
    const first = (await house.as(chidi).call(listDemands, { limit: '1' })).body;
    expect([first.items.length, await ids({ limit: '1', after: first.next ?? '' })]).toEqual([1, [expect.any(String)]]);
    const own = (await house.as(danjuma).call(listOwnDemands, { companyId, limit: '1' })).body;
    expect(own.items).toMatchObject([{ id, openAnswers: 0 }]);
    await house.as(danjuma).call(closeDemand, { id: newId(), companyId, demandId: id, reason: 'We have enough.' });
    expect(await ids({ crop: 'maize' })).toEqual([]);
    expect((await house.as(musa).call(readDemand, { demandId: id })).body.closedAt).not.toBe(null);
  });
});
