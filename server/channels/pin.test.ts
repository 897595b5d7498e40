import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { withoutChance } from '#world/by-chance.ts';
import { openHandset, proveNumber, setPin } from '#world/handset.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const hers = openHandset(house, amina.phone);
const pin = '2580';

beforeAll(async () => {
  await proveNumber(house, amina);
  await setPin(house, hers, amina.phone, pin);
});

describe('a PIN', () => {
  test('that is wrong five times waits an hour, whoever dials at once', async () => {
    await proveNumber(house, people.musa);
    const his = openHandset(house, people.musa.phone);
    await setPin(house, his, people.musa.phone, '7391');
    await his.dial();
    await his.type('1');
    expect(await his.type('73')).toContain('A PIN is 4 to 6 digits.');
    expect(await his.type('73*91')).toContain('A PIN is 4 to 6 digits.');
    expect(await his.type('1111')).toContain('Tries left: 4.');
    const others = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => {
        const other = openHandset(house, people.musa.phone);
        await other.dial('1');
        return other.type('2222');
      }),
    );
    expect(others.some((page) => page.includes('Too many wrong PINs'))).toBe(true);
    expect(await his.type('7391')).toContain('Too many wrong PINs');
    house.clock.move({ seconds: 3700 });
    await his.dial('1');
    expect(await his.type('7391')).toMatch(/^CON In /);
  });

  test('is nowhere in the database, and easy ones are refused', async () => {
    await hers.dial('11*2*1');
    await hers.type(await house.post.nextCode(amina.phone));
    expect(await hers.type('1234')).toContain('easy to guess');
    expect(await hers.type('90214')).toBe('CON Type it again.\n0 Back');
    expect(await hers.type('90215')).toContain('not the same');
    const kept = await rows<{ all: string }>(
      house.pool,
      sql`select row_to_json(s)::text as all from channels.session s union all select row_to_json(p)::text from channels.pin p`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((one) => /2580|90214|7391/.test(withoutChance(one.all)))).toEqual([]);
  });
});

describe('a number without an account', () => {
  const phone = '+2348051112233';
  const handset = openHandset(house, phone);

  test('chooses a language, registers, and acts with a PIN, all in one', async () => {
    expect(await handset.dial()).toContain('2 Hausa');
    expect(await handset.type('2')).toBe('CON Barka da zuwa Shuka.\n1 Yi rajista\n2 Harshe');
    await handset.type('1');
    expect(await handset.type('<b>')).toContain('Suna haruffa ne.');
    await handset.type('Ladi');
    expect(await handset.type('Garba')).toContain('Ka yarda?');
    expect(await handset.type('1')).toContain('Barka, Ladi.');
    await handset.type('1');
    await handset.type('1');
    const code = await house.post.nextCode(phone);
    // The network hung up when the SMS came.
    expect(await handset.dial()).toMatch(/^CON Shuka: Ladi/);
    await handset.type('11*2*2');
    for (const typed of [code, pin, pin]) await handset.type(typed);
    await handset.type('0');
    expect(await handset.type('1')).toContain('Shiga N0');
    const [made] = await rows(
      house.pool,
      sql`select roles, language, state, email from accounts.account where phone = ${phone}`,
    );
    expect(made).toEqual({ roles: ['farmer'], language: 'ha', state: 'active', email: null });
  });
});

test('nothing in the whole run was an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});
