import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  acceptRequest,
  askMill,
  askOtherMill,
  listAsked,
  listAskedOthers,
  listMills,
  listRequests,
  refuseRequest,
} from '@shuka/domain/processing';
import { readMyData } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { requestDraft } from '#world/mill-drafts.ts';
import { someRequest, todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { eraseFor } from './own-data.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, danjuma } = people;
const { companyId } = mill;
const today = todayOf(house);
let zainab: WorldPerson;
let emeka: WorldPerson;

beforeAll(async () => {
  zainab = await someStaffer(house, 'clerk');
  emeka = await someStaffer(house, 'buyer');
});

const ask = (by: WorldPerson, keeper: WorldPerson, change: object = {}) =>
  house.as(by).call(askMill, { ...requestDraft(today), keeperId: keeper.accountId, lotId: null, ...change });
const accept = (by: WorldPerson, requestId: string, scheduledOn = today) =>
  house.as(by).call(acceptRequest, { companyId, requestId, scheduledOn });
const refuse = (by: WorldPerson, requestId: string, reason = 'The mill is full that week.') =>
  house.as(by).call(refuseRequest, { companyId, requestId, reason });

describe('a request to a mill', () => {
  test('of a farmer is seen by the mill, accepted with a day by its clerk, and the farmer reads it', async () => {
    const asked = await ask(amina, amina);
    expect([asked.status, asked.body.state, asked.body.millName]).toEqual([201, 'waiting', 'Danjuma Mills']);
    const [seen] = (await house.as(emeka).call(listRequests, { companyId })).body.items;
    expect(seen).toMatchObject({ id: asked.body.id, askerName: 'Amina Yusuf', grams: 500_000, state: 'waiting' });
    const accepted = await accept(zainab, asked.body.id, addDays(today, 2));
    expect(accepted.body).toMatchObject({ state: 'accepted', scheduledOn: addDays(today, 2), reason: '' });
    const own = await house.as(amina).call(listAsked, { keeperId: amina.accountId });
    expect(own.body.items[0]).toMatchObject({ state: 'accepted', scheduledOn: addDays(today, 2) });
    expect((await house.as(amina).call(readMyData, {})).text).toContain('White flour, please.');
    expect((await house.post.next(amina.phone)).text).toMatch(/Danjuma Mills takes your 500 kg of \w+ on /);
  });

  test('is made by a manager for a farmer of theirs, with one of the farmer’s lots, and refused with a reason', async () => {
    const lot = await lotOf(house, 500);
    const asked = await ask(chidi, musa, { lotId: lot.id });
    const named = { grade: 'ungraded', leftGrams: 500_000 };
    expect(asked.body).toMatchObject({ lotId: lot.id, keeperId: musa.accountId, lot: named });
    expect((await ask(amina, amina, { lotId: lot.id })).body.code, 'another’s lot').toBe('no-such-lot');
    expect((await ask(halima, musa)).status, 'a manager who does not look after him').toBe(404);
    expect((await refuse(zainab, asked.body.id, '')).body.errors).toEqual([
      { field: 'reason', says: 'processing.reasonRequired' },
    ]);
    expect((await refuse(danjuma, asked.body.id)).body).toMatchObject({
      state: 'refused',
      reason: 'The mill is full that week.',
      scheduledOn: null,
    });
    for (const one of [musa, chidi])
      expect((await house.post.next(one.phone)).text).toMatch(/cannot take .*: The mill is full that week\.$/);
  });

  test('of another company stands among what it asked; a mill asks nothing of itself', async () => {
    const { companyId: buyerId, owner } = await someCompany(house);
    const asked = await house.as(owner).call(askOtherMill, { ...requestDraft(today), companyId: buyerId });
    expect(asked.body).toMatchObject({ keeperId: null, companyId: buyerId, askerName: 'Sani Grains' });
    const theirs = await house.as(owner).call(listAskedOthers, { companyId: buyerId });
    expect(theirs.body.items.map(({ id }) => id)).toEqual([asked.body.id]);
    const own = await house.as(danjuma).call(askOtherMill, { ...requestDraft(today), companyId });
    expect(own.body.code).toBe('no-such-mill');
    expect((await ask(amina, amina, { millId: newId() })).body.code).toBe('no-such-mill');
  });

  test('is answered once, by a clerk or the owner, of that mill alone', async () => {
    const { id } = await someRequest(house);
    expect((await accept(emeka, id)).status, 'a buyer').toBe(404);
    const { companyId: other, owner } = await someCompany(house);
    const theirs = { companyId: other, requestId: id, scheduledOn: today };
    expect((await house.as(owner).call(acceptRequest, theirs)).status).toBe(404);
    const answers = await Promise.all([accept(zainab, id), refuse(danjuma, id), accept(danjuma, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('request-answered');
  });

  test.each([
    ['no crop', { crop: ' ' }, 'crop', 'processing.cropRequired'],
    ['nothing to weigh', { grams: 0 }, 'grams', 'lots.gramsRequired'],
    ['a day that is over', { wishedOn: '2020-01-01' }, 'wishedOn', 'processing.dayOver'],
    ['a day in three years', { wishedOn: '2029-01-01' }, 'wishedOn', 'processing.dayFar'],
  ])('is refused beside the field: %s', async (_what, change, field, says) => {
    expect((await ask(amina, amina, change)).body.errors).toEqual([{ field, says }]);
  });
});

test('mills are found by the beginning of their name, page by page', async () => {
  const found = await house.as(amina).call(listMills, { search: 'danj' });
  expect(found.body.items).toEqual([{ companyId, name: 'Danjuma Mills', stateCode: 'KN', lga: 'Kumbotso' }]);
  const first = await house.as(amina).call(listMills, { limit: '1' });
  const second = await house.as(amina).call(listMills, { limit: '1', after: first.body.next ?? '' });
  expect([first, second].map(({ body }) => body.items[0]?.name)).toEqual(['Danjuma Mills', 'Sani Grains']);
});

test('who is erased leaves no note beside what they asked', async () => {
  await eraseFor(house.pool, amina.accountId);
  const kept = sql`select count(*)::int as count, max(note) as note from processing.request where keeper_id = ${amina.accountId}`;
  expect(await row<object>(house.pool, kept)).toMatchObject({ note: '' });
});
