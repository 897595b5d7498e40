import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerContact,
  askContact,
  decidePerson,
  listContactRequests,
  listShownFarmers,
  readShown,
  sayConsent,
  showToInvestors,
  type ShownFarmer,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { insertShownWord } from './shown-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, bola, ngozi, chidi, danjuma } = people;

const show = (isGiven: boolean, person: typeof amina | typeof musa = musa) =>
  house.as(person).call(showToInvestors, { id: newId(), isGiven, textVersion: 1 });

const share = (isGiven: boolean, person: typeof amina | typeof musa = musa) =>
  house.as(person).call(sayConsent, { id: newId(), purpose: 'investorContact', textVersion: 1, isGiven });

const seen = async (query: Record<string, string> = {}): Promise<ShownFarmer[]> =>
  (await house.as(bola).call(listShownFarmers, query)).body.items;

const seenOf = async ({ accountId }: { accountId: string }) =>
  (await seen({ limit: '100' })).find(({ farmerId }) => farmerId === accountId);

const ask = ({ accountId }: { accountId: string } = musa) =>
  house.as(bola).call(askContact, { id: newId(), farmerId: accountId });

beforeEach(() => run(house.pool, sql`delete from accounts.contact_request`));

describe('investors see', () => {
  test('a farmer who said yes, from then on, and not after a no; what was said stays', async () => {
    expect((await house.as(musa).call(readShown, {})).body).toEqual({ isShown: false, saidAt: null });
    expect(await seenOf(musa)).toBeUndefined();
    expect((await show(true)).status).toBe(201);
    expect((await house.as(musa).call(readShown, {})).body.isShown).toBe(true);
    expect(await seenOf(musa)).toMatchObject({ firstName: 'Musa', contact: 'ask', email: '', phone: '' });
    await show(false);
    expect(await seenOf(musa)).toBeUndefined();
    await expect(house.pool.query('delete from accounts.shown_word')).rejects.toThrow('never changed');
  });

  test('what Amina says of herself, and how to reach her, which she agreed to', async () => {
    expect(await seenOf(amina)).toEqual({
      farmerId: amina.accountId,
      firstName: 'Amina',
      lastName: 'Yusuf',
      designation: 'Crop Farmer',
      location: 'Badume',
      lga: 'Bichi',
      stateCode: 'KN',
      crops: ['Maize', 'Groundnut'],
      face: null,
      contact: 'shared',
      email: amina.email,
      phone: amina.phone,
    });
    await share(false, amina);
    expect(await seenOf(amina)).toMatchObject({ contact: 'ask', email: '', phone: '' });
    await share(true, amina);
  });

  test.each([
    [{ crop: 'Maize' }, ['Amina']],
    [{ crop: 'ground' }, ['Amina']],
    [{ crop: 'rice' }, []],
    [{ crop: '%' }, []],
    [{ stateCode: 'KN' }, ['Amina']],
    [{ stateCode: 'LA' }, []],
    [{ stateCode: 'KN', crop: 'rice' }, []],
  ])('those who grow and live there alone: %j', async (query, found) => {
    expect((await seen(query)).map(({ firstName }) => firstName)).toEqual(found);
  });

  test('all of them in pages, none twice', async () => {
    const made = Array.from({ length: 7 }, () => newId());
    for (const id of made) {
      const person = { firstName: 'Sani', lastName: 'Bako', email: null, phone: null, passwordHash: null };
      await settlePerson(house.pool, house.clock.now(), { id, ...person });
      const word = { id: newId(), farmerId: id, textVersion: 1, isGiven: true };
      await insertShownWord(house.pool, { ...word, now: house.clock.now() });
    }
    const whole = (await seen({ limit: '100' })).map(({ farmerId }) => farmerId);
    expect(whole).toEqual(expect.arrayContaining(made));
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = after === null ? { limit: '3' } : { limit: '3', after };
      const { body } = await house.as(bola).call(listShownFarmers, query);
      paged.push(...body.items.map(({ farmerId }) => farmerId));
      after = body.next;
    } while (after !== null);
    expect(paged).toEqual(whole);
    for (const id of made) await run(house.pool, sql`delete from accounts.shown_farmer where farmer_id = ${id}`);
  });

  test('nobody whose account was closed, and only who is an investor sees anybody', async () => {
    await show(true);
    const decide = (decision: 'close' | 'reopen') =>
      house.as(ngozi).call(decidePerson, { accountId: musa.accountId, decision, reason: 'It is a test.' });
    await decide('close');
    expect(await seenOf(musa)).toBeUndefined();
    expect((await ask()).status).toBe(404);
    await decide('reopen');
    for (const _ of [1, 2]) await house.post.next(musa.email); // of those decisions
    for (const person of [amina, chidi, danjuma])
      expect((await house.as(person).call(listShownFarmers, {})).status).toBe(403);
  });
});

describe('an investor asks for a contact', () => {
  // The account was closed and opened again above, so the session is a new one.
  const asMusa = () => house.signIn(musa);

  test('which the farmer is told of and gives to this investor, and takes back', async () => {
    const browser = await asMusa();
    await browser.call(showToInvestors, { id: newId(), isGiven: true, textVersion: 1 });
    expect((await ask()).status).toBe(201);
    expect(await seenOf(musa)).toMatchObject({ contact: 'asked', phone: '' });
    expect((await house.post.next(musa.email)).text).toContain('Bola Adeyemi');
    const [asked] = (await browser.call(listContactRequests, {})).body.items;
    expect(asked).toMatchObject({ firstName: 'Bola', lastName: 'Adeyemi', isAgreed: null });
    const answer = (isAgreed: boolean) => browser.call(answerContact, { requestId: asked?.requestId ?? '', isAgreed });
    expect((await answer(true)).body.isAgreed).toBe(true);
    expect(await seenOf(musa)).toMatchObject({ contact: 'shared', phone: musa.phone, email: musa.email });
    expect((await answer(false)).body.isAgreed).toBe(false);
    expect(await seenOf(musa)).toMatchObject({ contact: 'refused', phone: '', email: '' });
  });

  test('once, and not where it is shared already or the farmer is not shown', async () => {
    expect((await ask()).status).toBe(201);
    expect((await ask()).body.code).toBe('contact-asked');
    expect((await ask(amina)).body.code).toBe('contact-shared');
    expect((await ask(chidi)).status).toBe(404);
    expect((await ask({ accountId: newId() })).status).toBe(404);
  });

  test('whom only that farmer answers', async () => {
    await ask();
    const browser = await asMusa();
    const [asked] = (await browser.call(listContactRequests, {})).body.items;
    const answer = { requestId: asked?.requestId ?? '', isAgreed: true };
    expect((await house.as(amina).call(answerContact, answer)).status).toBe(404);
    expect((await house.as(bola).call(answerContact, answer)).status).toBe(403);
    expect((await house.as(amina).call(listContactRequests, {})).body.items).toEqual([]);
    expect(await seenOf(musa)).toMatchObject({ contact: 'asked' });
  });
});
