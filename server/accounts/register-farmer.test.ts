import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { registerFarmer } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { newcomer } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';
import { readPhone } from './phone.ts';

const house = await openHouse();
afterAll(house.close);

type PhoneCase = { readonly input: string; readonly valid: boolean; readonly e164: string | null };

const vectorName = 'identity/phone-libphonenumber-js-max-1.13.16.json';
const vectorFile = new URL(`../../../shared/vectors/${vectorName}`, import.meta.url);

const outcomeOf = (typed: string): string => {
  try {
    return readPhone(typed);
  } catch {
    return 'refused';
  }
};

/** An answer without what differs between any two calls. */
const faceless = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

describe('beginning a sign-up does', () => {
  test('answers 201 with a uniqueId at the path of the specification', async () => {
    const { status, body } = await house.anyone.send({
      method: 'POST',
      url: '/api/v1/farmers/register',
      payload: newcomer(1),
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      responseCode: '00',
      responseMessage: 'If this address can sign up, a six-digit code is on its way to it.',
      uniqueId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('sends one code by mail and the same by SMS, to the number as the world writes it', async () => {
    await house.anyone.call(registerFarmer, newcomer(2));
    const code = await house.post.nextCode(newcomer(2).email);
    expect(await house.post.nextCode('+2348035551002')).toBe(code);
  });

  test('remembers the language of the page, for the letters to come', async () => {
    const { body } = await house.anyone.call(registerFarmer, newcomer(3), { headers: { cookie: 'lang=ha' } });
    const kept = await row(house.pool, sql`select language from accounts.sign_up where id = ${body.uniqueId}`);
    expect(kept).toEqual({ language: 'ha' });
  });

  test('keeps the code as a keyed hash only', async () => {
    const { body } = await house.anyone.call(registerFarmer, newcomer(4));
    const code = await house.post.nextCode(newcomer(4).email);
    const kept = await row<{ all: string }>(
      house.pool,
      sql`select s::text as all from accounts.sign_up s where id = ${body.uniqueId}`,
    );
    expect(kept?.all).toContain(newcomer(4).email);
    expect(kept?.all).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('beginning a sign-up tells nobody who is registered', () => {
  test('a known and an unknown address get the same bytes but for the id', async () => {
    const known = await house.anyone.call(registerFarmer, { ...newcomer(5), email: people.amina.email });
    const unknown = await house.anyone.call(registerFarmer, newcomer(5));
    expect(known.status).toBe(unknown.status);
    expect(faceless(known.text)).toBe(faceless(unknown.text));
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
  });

  test('the holder of the address gets a letter that says so, and no code', async () => {
    await house.anyone.call(registerFarmer, { ...newcomer(6), email: people.musa.email });
    const letter = await house.post.next(people.musa.email);
    expect(letter.subject).toBe('You already have a Shuka account');
    expect(letter.text).not.toMatch(/\b\d{6}\b/);
    expect(house.post.all('+2348035551006')).toEqual([]);
  });
});

describe('beginning a sign-up refuses', () => {
  test.each([
    ['firstName', '', 'accounts.firstNameRequired'],
    ['lastName', '   ', 'accounts.lastNameRequired'],
    ['phoneNumber', '', 'accounts.phoneRequired'],
    ['phoneNumber', '12345', 'accounts.phoneInvalid'],
    ['phoneNumber', '0200 000 0000', 'accounts.phoneInvalid'],
    ['email', 'halima', 'accounts.emailRequired'],
    ['email', 'halima@sani', 'accounts.emailRequired'],
    ['firstName', 'Ha\u0000lima', 'field.controlCharacter'],
    ['firstName', 'Halima\ud83d', 'field.controlCharacter'],
    ['lastName', 'x'.repeat(101), 'field.tooLong'],
  ])('%s "%s", with the reason beside the field', async (field, value, says) => {
    const { status, body } = await house.anyone.call(registerFarmer, { ...newcomer(7), [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, says });
  });

  test('the sixth code for one address within 15 minutes, and says when to come back', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await house.visitor().call(registerFarmer, newcomer(8))).status).toBe(201);
    const refused = await house.visitor().call(registerFarmer, newcomer(8));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    house.clock.move({ minutes: 15 });
    expect((await house.visitor().call(registerFarmer, newcomer(8))).status).toBe(201);
  });
});

describe('telephone numbers', () => {
  test.each([
    ['0803 123 4567', '+2348031234567'],
    ['+234 803 123 4567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
    ['8031234567', '+2348031234567'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readPhone(typed)).toBe(kept);
  });

  test('all the worked cases are read as their library reads them', ({ skip }) => {
    skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its telephone cases were not tried');
    const { cases } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { cases: PhoneCase[] };
    const wrong = cases.filter(({ input, valid, e164 }) => outcomeOf(input) !== (valid ? e164 : 'refused'));
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(10);
  });
});
