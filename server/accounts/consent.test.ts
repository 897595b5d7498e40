import { afterAll, describe, expect, test } from 'vitest';
import { consentRows, sayConsent } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { hasConsent } from './consent-store.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;
const word = (isGiven: boolean, more: object = {}) => ({
  id: newId(),
  purpose: 'voiceAdvice',
  textVersion: 1,
  isGiven,
  ...more,
});

const agrees = () => hasConsent(house.pool, musa.accountId, 'voiceAdvice');

describe('saying yes or no to a use of one’s data', () => {
  test('silence is no; yes and no are taken as they come, and all are kept', async () => {
    expect(await agrees()).toBe(false);
    const { status, body } = await house.as(musa).call(sayConsent, word(true));
    expect([status, body.keeperId]).toEqual([201, musa.accountId]);
    expect(await agrees()).toBe(true);
    await house.as(musa).call(sayConsent, word(false));
    expect(await agrees()).toBe(false);
  });

  test('phones are sent what the endpoint answered', async () => {
    const { body } = await house.as(musa).call(sayConsent, word(true));
    const [sent] = (await synced.find(({ type }) => type === 'consent')?.read(house.pool, [body.id])) ?? [];
    const { id: _id, ...rest } = consentRows.schema.parse({ ...(JSON.parse(sent?.text ?? '') as object), id: body.id });
    expect({ id: body.id, ...rest }).toEqual(body);
  });

  test('said without a network it comes with the rest, once', async () => {
    const phone = await openPhone(house, musa);
    const acts = phone.number([['accounts.sayConsent', word(false)]]);
    await phone.push(acts);
    await phone.push(acts);
    expect(await agrees()).toBe(false);
  });

  test('what was said is never changed or removed', async () => {
    for (const text of ['update accounts.consent set is_given = true', 'delete from accounts.consent'])
      await expect(house.pool.query(text)).rejects.toThrow('never changed');
  });

  test.each([
    ['a text nobody has written yet', { textVersion: 2 }],
    ['a purpose there is not', { purpose: 'selling' }],
    ['the vault, where one agrees by giving a number', { purpose: 'identityNumbers' }],
  ])('refuses %s', async (_what, more) => {
    expect((await house.as(musa).call(sayConsent, word(true, more))).status).toBe(400);
  });

  test('nobody says it for another: a manager has no say', async () => {
    expect((await house.as(chidi).call(sayConsent, word(true))).status).toBe(403);
    expect(await hasConsent(house.pool, amina.accountId, 'voiceAdvice')).toBe(false);
  });
});
