import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changePassword,
  checkResetCode,
  claimAccount,
  completeRegistration,
  registerInvestor,
  registerManager,
  requestReset,
  resetPassword,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inviteStaff, joinCompany, registerProcessor } from '@shuka/domain/relations';
import { people } from '#world';
import { processorDraft } from '#world/apply-mill.ts';
import { mill } from '#world/companies.ts';
import { householdsIn, newNumber } from '#world/household.ts';
import { graduate, newcomer, proveSignUp } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const stolen = 'shinkafa-da-wake-77';
const fresh = 'shinkafa-da-wake-78';

let isAway = false;
const house = await openHouse({
  stolenPasswords: {
    isStolen: async (password) => {
      if (isAway) throw new Error('stolen passwords: cannot be reached');
      return password === stolen;
    },
  },
});
afterAll(house.close);
beforeEach(() => {
  isAway = false;
});

const { musa, amina, danjuma } = people;
const { household, come } = householdsIn(house);

const becomeInvestor = (number: number, password: string) =>
  house.visitor().call(registerInvestor, { ...newcomer(number), id: newId(), password, about: 'I lend to maize farmers.' });

/** Everyone who chooses a password, up to the moment in which they send it. */
const choosers = {
  'an investor who signs up': async () => (password: string) => becomeInvestor(1, password),
  'a graduate who signs up': async () => (password: string) =>
    house.visitor().call(registerManager, { ...graduate(2), id: newId(), password }),
  'the owner of a mill who signs up': async () => (password: string) =>
    house.visitor().call(registerProcessor, { ...processorDraft(3), id: newId(), password }),
  'who was invited into a company': async () => {
    const contact = 'zainab@mills.example';
    const invitation = { id: newId(), companyId: mill.companyId, contact, duty: 'clerk' } as const;
    await house.as(danjuma).call(inviteStaff, invitation);
    const { text } = await house.post.next(contact);
    const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)?.[0];
    const zainab = { firstName: 'Zainab', lastName: 'Umar', phoneNumber: '0803 555 7300' };
    return (password: string) => house.visitor().call(joinCompany, { contact, code, ...zainab, password });
  },
  'a farmer who takes over her account': async () => {
    const phone = newNumber();
    const [id = ''] = await household(phone, 'Laraba');
    const { browser } = await come(phone, id);
    return (password: string) => browser.call(claimAccount, { id: newId(), said: [], password });
  },
  'who changes theirs': async () => {
    const browser = await house.signIn(musa);
    return (password: string) => browser.call(changePassword, { currentPassword: musa.password, password });
  },
  'who forgot theirs': async () => {
    const browser = house.visitor();
    const { body } = await browser.call(requestReset, { email: amina.email });
    const code = await house.post.nextCode(amina.email);
    await browser.call(checkResetCode, { resetId: body.resetId, code });
    return (password: string) => browser.call(resetPassword, { password });
  },
};

describe('a password that was stolen from another house is refused, and another taken, to', () => {
  test.each(Object.entries(choosers))('%s', async (_, begin) => {
    const send = await begin();
    const refusal = await send(stolen);
    expect([refusal.status, refusal.body.errors]).toEqual([
      400,
      [{ field: 'password', says: 'accounts.passwordGuessable' }],
    ]);
    const { status, text } = await send(fresh);
    expect([200, 201], text).toContain(status);
  });
});

test('nor does it end the sign-up of a farmer, who chooses another', async () => {
  const browser = house.visitor();
  await proveSignUp(house, browser, newcomer(4));
  const send = async (password: string) =>
    (await browser.call(completeRegistration, { email: newcomer(4).email, password })).body.responseCode;
  expect(await send(stolen)).not.toBe('013');
  expect(await send(fresh)).toBe('013');
});

test('while the list is away nobody is kept from an account, and the operator is told, not of which password', async () => {
  isAway = true;
  expect((await becomeInvestor(5, stolen)).status).toBe(201);
  const words = 'a password was taken without the list of stolen ones';
  expect(house.errors.filter((error) => error.words === words)).toEqual([
    { what: { error: 'Error: stolen passwords: cannot be reached' }, words },
  ]);
});
