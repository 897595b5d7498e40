import { afterAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { answerRequest, askRight, erasureRules, previewRequest } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';

/* The office's yes does what was asked: an erasure closes the account, a correction writes what is right. */

const house = await openHouse();
afterAll(house.close);

const { amina, bola, musa, ngozi } = people;
const admin = house.as(ngozi);

const ask = async (person: WorldPerson, kind: 'correction' | 'erasure', more: object = {}): Promise<string> => {
  const { status, body } = await house
    .as(person)
    .call(askRight, { id: newId(), kind, words: 'Please.', uses: [], ...more });
  expect(status).toBe(201);
  return body.id;
};

const yes = (requestId: string, more: object = {}) =>
  admin.call(answerRequest, { requestId, outcome: 'done', answer: 'As you asked.', ...more });

const preview = async (requestId: string) => (await admin.call(previewRequest, { requestId })).body;

const stateOf = async ({ accountId }: WorldPerson) =>
  (await row<{ state: string }>(house.pool, sql`select state from accounts.account where id = ${accountId}`))?.state;

describe('a yes to an erasure', () => {
  test('says before which records go, which stay without a name, and why; every kind of record is told', async () => {
    const { records } = (await house.as(amina).call(readMyData, {})).body;
    const told = erasureRules.flatMap((rule) => rule.records);
    expect(Object.keys(records).toSorted()).toEqual(told.toSorted());
    const { blockedBy, parts } = await preview(await ask(amina, 'erasure'));
    expect(blockedBy).toBeNull();
    expect(parts.map(({ part, becomes }) => [part, becomes])).toEqual(
      expect.arrayContaining([
        ['identity', 'goes'],
        ['land', 'stays'],
        ['money', 'stays'],
      ]),
    );
  });

  test('closes the account, tells the day until which they can come back, and nothing is done twice', async () => {
    const requestId = await ask(musa, 'erasure');
    expect((await yes(requestId)).body.state).toBe('done');
    expect(await stateOf(musa)).toBe('closed');
    const told = [...house.post.all(musa.email), ...house.post.all(musa.phone)].map(({ text }) => text);
    expect(told.some((text) => /come back|dawowa/.test(text))).toBe(true);
    expect((await yes(requestId)).body.code).toBe('answered-already');
    expect((await preview(requestId)).blockedBy).toBe('closed-already');
  });

  test('waits while others depend on the account: the request stays open', async () => {
    const requestId = await ask(bola, 'erasure');
    expect((await preview(requestId)).blockedBy).toBe('person-has-duties');
    expect((await yes(requestId)).body.code).toBe('person-has-duties');
    expect(await stateOf(bola)).toBe('active');
    const refused = { requestId, outcome: 'refused' as const, answer: 'Sell what you hold first.' };
    expect((await admin.call(answerRequest, refused)).body.state).toBe('refused');
  });
});

describe('a yes to a correction', () => {
  test('writes what is right after a look, by the rules of the field', async () => {
    const requestId = await ask(amina, 'correction', { field: 'location', value: 'Tudun Wada', words: '' });
    const { now } = await preview(requestId);
    expect(now.map(({ field }) => field)).toContain('birthDate');
    const wrong = await yes(requestId, { correction: { field: 'birthDate', value: '2020-01-01' } });
    expect(wrong.body.errors).toEqual([{ field: 'correction.value', says: 'profile.birthDateYoung' }]);
    expect((await yes(requestId, { correction: { field: 'location', value: 'Tudun Wada' } })).status).toBe(200);
    expect(
      await row(
        house.pool,
        sql`select location, said_by ->> 'location' as by from accounts.profile where id = ${amina.accountId}`,
      ),
    ).toEqual({ location: 'Tudun Wada', by: ngozi.accountId });
  });

  test('of who is no farmer is of their names alone', async () => {
    const requestId = await ask(bola, 'correction');
    expect((await preview(requestId)).now.map(({ field }) => field)).toEqual(['firstName', 'lastName']);
    const other = await yes(requestId, { correction: { field: 'address', value: 'Lagos' } });
    expect(other.body.errors?.[0]?.field).toBe('correction.field');
    expect((await yes(requestId, { correction: { field: 'lastName', value: 'Adeyemi-Bello' } })).status).toBe(200);
    const kept = await row(
      house.pool,
      sql`select last_name as name from accounts.account where id = ${bola.accountId}`,
    );
    expect(kept).toEqual({ name: 'Adeyemi-Bello' });
  });
});
