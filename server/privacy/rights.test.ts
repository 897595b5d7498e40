import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listShownFarmers, readMyData, showToInvestors } from '@shuka/domain/accounts';
import { previewBroadcast } from '@shuka/domain/messaging';
import { answerRequest, askRight, listOwnRequests, listRequests, withdrawRequest } from '@shuka/domain/privacy';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* What people ask over their data is answered by a day, and what they stop, stops. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, bola, musa, ngozi } = people;
const admin = house.as(ngozi);
const today = dayOf(house.clock.now());

const draft = (change: {
  kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'portability' | 'review';
  words?: string;
  uses?: ('scores' | 'shown' | 'broadcasts')[];
}) => ({ id: newId(), words: '', uses: [], ...change });

const ask = (person: WorldPerson, change: Parameters<typeof draft>[0]) =>
  house.as(person).call(askRight, draft(change));

describe('a request over one’s data', () => {
  test('is taken once, has a day by which it is answered, and is seen by the office, the soonest due first', async () => {
    const asked = await ask(amina, { kind: 'correction', words: 'My year of birth is 1980.' });
    expect([asked.status, asked.body]).toEqual([
      201,
      expect.objectContaining({ state: 'open', dueOn: addDays(today, 30), answer: '', answeredAt: null }),
    ]);
    expect((await ask(amina, { kind: 'correction', words: 'Again.' })).body.code).toBe('asked-already');
    house.clock.move({ hours: 20 });
    await ask(musa, { kind: 'access' });
    const { items } = (await admin.call(listRequests, {})).body;
    expect(items.map(({ name, kind }) => [name, kind])).toEqual([
      ['Amina Yusuf', 'correction'],
      ['Musa Ibrahim', 'access'],
    ]);
    const first = (await admin.call(listRequests, { limit: '1' })).body;
    const second = (await admin.call(listRequests, { limit: '1', after: first.next ?? '' })).body;
    expect([second.items[0]?.name, second.next]).toEqual(['Musa Ibrahim', null]);
    expect((await house.as(amina).call(listRequests, {})).status).toBe(403);
  });

  test('says what it is about: a correction what is wrong, a restriction what is to stop', async () => {
    expect((await ask(amina, { kind: 'review' })).body.errors?.[0]?.field).toBe('words');
    expect((await ask(amina, { kind: 'restriction' })).body.errors?.[0]?.field).toBe('uses');
    expect((await ask(amina, { kind: 'erasure', uses: ['shown'] })).body.errors?.[0]?.field).toBe('uses');
  });

  test('is answered once, in words that reach whoever asked, and not by themselves', async () => {
    const [open] = (await admin.call(listRequests, {})).body.items;
    const requestId = open?.id ?? '';
    const said = { requestId, outcome: 'done' as const, answer: 'Your year of birth is 1980 now.' };
    expect((await admin.call(answerRequest, said)).body).toMatchObject({ state: 'done', answer: said.answer });
    expect((await admin.call(answerRequest, said)).body.code).toBe('answered-already');
    const told = [...house.post.all(amina.email), ...house.post.all(amina.phone)].map(({ text }) => text);
    expect(told.some((text) => text.includes('1980 now'))).toBe(true);
    const own = (await ask(ngozi, { kind: 'access' })).body.id;
    expect((await admin.call(answerRequest, { ...said, requestId: own })).body.code).toBe('own-request');
    expect((await admin.call(answerRequest, { ...said, requestId: newId() })).status).toBe(404);
  });

  test('is among what a person takes away of themselves, and theirs alone to take back', async () => {
    const { items } = (await house.as(musa).call(listOwnRequests, {})).body;
    const requestId = items[0]?.id ?? '';
    expect((await house.as(amina).call(withdrawRequest, { requestId })).status).toBe(404);
    expect((await house.as(musa).call(withdrawRequest, { requestId })).body.state).toBe('withdrawn');
    expect((await house.as(musa).call(withdrawRequest, { requestId })).body.code).toBe('withdrawn-already');
    const { records } = (await house.as(musa).call(readMyData, {})).body;
    expect(records['requestsOverData']).toHaveLength(1);
  });
});

describe('what somebody stops', () => {
  const stopped = async () => (await house.as(amina).call(listOwnRequests, {})).body.stopped;
  const audience = { role: 'farmer', stateCode: '', lga: '' } as const;
  const heard = async () => (await admin.call(previewBroadcast, { ...audience, text: '' })).body.total;
  const shown = async () =>
    (await house.as(bola).call(listShownFarmers, {})).body.items.map(({ farmerId }) => farmerId);

  test('stops at once: investors do not see her, what many are told does not reach her, and a loan is looked at without a score', async () => {
    await house.as(amina).call(showToInvestors, { id: newId(), textVersion: 1, isGiven: true });
    const before = await heard();
    expect(await shown()).toContain(amina.accountId);
    const asked = await ask(amina, { kind: 'objection', uses: ['shown', 'broadcasts', 'scores'] });
    expect(asked.status).toBe(201);
    expect(await stopped()).toEqual(['broadcasts', 'scores', 'shown']);
    expect(await shown()).not.toContain(amina.accountId);
    expect(await heard()).toBe(before - 1);
    const loans = loansIn(house);
    const { status, body: loan } = await loans.ask((await loans.set()).body);
    expect([status, loan.score.most, loan.score.factors]).toEqual([201, 0, []]);
    // Without a score people look: whoever decides says in words what they looked at.
    await loans.recommend(loan.id);
    expect((await loans.decide(loan.id)).body.errors).toEqual([{ field: 'words', says: 'loans.reasonRequired' }]);
    const words = 'Her field is planted and her book is kept.';
    expect((await loans.decide(loan.id, { words })).body.state).toBe('approved');
  });

  test('goes on when it is taken back; of two words the other holds, and what was refused holds nothing', async () => {
    const second = (await ask(amina, { kind: 'restriction', uses: ['shown'] })).body.id;
    const [first] = (await house.as(amina).call(listOwnRequests, {})).body.items.filter(
      ({ kind }) => kind === 'objection',
    );
    await house.as(amina).call(withdrawRequest, { requestId: first?.id ?? '' });
    expect(await stopped()).toEqual(['shown']);
    const said = { requestId: second, outcome: 'refused' as const, answer: 'You asked to be shown yourself.' };
    expect((await admin.call(answerRequest, said)).status).toBe(200);
    expect(await stopped()).toEqual([]);
    expect(await shown()).toContain(amina.accountId);
  });
});
