import { afterAll, describe, expect, test } from 'vitest';
import { readMe, readProcessorProfile } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  acceptInvitation,
  checkInvitation,
  inviteStaff,
  joinCompany,
  listShifts,
  listStaff,
  readCompany,
  removeStaff,
  withdrawInvitation,
  type HiredDuty,
} from '@shuka/domain/relations';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { forgetOldInvitations } from './forget-invitations.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, amina, tunde } = people;
const { companyId } = mill;
const password = 'gyada-a-kwano-5';

const zainab = { firstName: 'Zainab', lastName: 'Umar', phoneNumber: '0803 555 7300', password };

const invite = (contact: string, duty: HiredDuty = 'clerk', by = danjuma) =>
  house.as(by).call(inviteStaff, { id: newId(), companyId, contact, duty });

/** The code in the newest letter or message to an address. */
const codeTo = async (to: string): Promise<string> => {
  const { text } = await house.post.next(to);
  const code = /\b([0-9A-Z]{4}-[0-9A-Z]{4})\b/.exec(text)?.[1];
  if (code === undefined) throw new Error(`No invitation in: ${text}`);
  return code;
};

const join = (contact: string, code: string, more: object = {}) =>
  house.visitor().call(joinCompany, { contact, code, ...zainab, ...more });

describe('an owner invites somebody who has no account', () => {
  test('by e-mail: she enters the code, chooses a password, is signed in and is the clerk of the mill', async () => {
    const contact = 'zainab.1@mills.example';
    expect((await invite('  Zainab.1@Mills.example ')).body).toMatchObject({ contact, duty: 'clerk' });
    const code = await codeTo(contact);
    const seen = await house.visitor().call(checkInvitation, { contact, code: code.toLowerCase() });
    const from = { companyName: 'Danjuma Mills', duty: 'clerk', invitedBy: 'Danjuma Bello' };
    expect(seen.body).toEqual({ ...from, by: 'email', hasAccount: false });
    const browser = house.visitor();
    expect((await browser.call(joinCompany, { contact, code, ...zainab })).body.person).toMatchObject({
      roles: ['agro-processor'],
      state: 'active',
    });
    expect((await browser.call(readCompany, {})).body).toMatchObject({ company: { companyId }, duty: 'clerk' });
    expect((await house.post.next(danjuma.email)).text).toContain('Zainab Umar');
    const { body } = await house.as(danjuma).call(listStaff, { companyId });
    expect(body.staff).toContainEqual(expect.objectContaining({ firstName: 'Zainab', email: contact, duty: 'clerk' }));
    expect(body.invitations).toEqual([]);
  });

  test('by SMS: without a password, and the number is proved', async () => {
    expect((await invite('0803 555 7301', 'buyer')).body.contact).toBe('+2348035557301');
    const code = await codeTo('+2348035557301');
    const { status, body } = await join('08035557301', code, { password: null, phoneNumber: null });
    expect([status, body.person.email]).toEqual([201, '']);
    const held = await rows(
      house.pool,
      sql`select phone, phone_proved_at is not null as proved, password_hash from accounts.account where id = ${body.person.accountId}`,
    );
    expect(held).toEqual([{ phone: '+2348035557301', proved: true, password_hash: null }]);
  });

  test('but a short or guessable password is refused beside its field, and nothing is spent', async () => {
    const contact = 'zainab.2@mills.example';
    await invite(contact);
    const code = await codeTo(contact);
    expect((await join(contact, code, { password: 'nine-long' })).body.errors).toEqual([
      { field: 'password', says: 'accounts.passwordShortStaff' },
    ]);
    expect((await join(contact, code, { password: null })).body.errors).toEqual([
      { field: 'password', says: 'accounts.passwordRequired' },
    ]);
    expect((await join(contact, code, { phoneNumber: null })).body.errors).toEqual([
      { field: 'phoneNumber', says: 'accounts.phoneRequired' },
    ]);
    expect((await join(contact, code)).status).toBe(201);
  });
});

describe('a person who has an account already', () => {
  test('keeps it: Amina the farmer becomes a clerk too, and loses the rights at once when she is taken out', async () => {
    await invite(amina.email);
    const code = await codeTo(amina.email);
    expect((await house.visitor().call(checkInvitation, { contact: amina.email, code })).body.hasAccount).toBe(true);
    expect((await join(amina.email, code)).body.code).toBe('account-exists');
    const browser = await house.signIn(amina);
    expect((await browser.call(acceptInvitation, { contact: amina.email, code })).body.duty).toBe('clerk');
    const me = (await browser.call(readMe, {})).body;
    expect([me.accountId, me.roles]).toEqual([amina.accountId, ['farmer', 'agro-processor']]);
    expect((await browser.call(listShifts, { companyId })).status).toBe(200);

    const gone = { companyId, accountId: amina.accountId, reason: 'The season is over.' };
    expect((await house.as(danjuma).call(removeStaff, gone)).status).toBe(200);
    expect((await browser.call(listShifts, { companyId })).status).toBe(403);
    expect((await browser.call(readProcessorProfile, {})).status).toBe(403);
    expect((await browser.call(readCompany, {})).body).toEqual({ company: null, duty: null, isOpen: false });
    expect((await browser.call(readMe, {})).body.roles).toEqual(['farmer']);
    expect((await house.post.next(amina.email)).subject).toContain('do not work for Danjuma Mills');
    const kept = await rows(
      house.pool,
      sql`select duty, end_reason from relations.staff where account_id = ${amina.accountId}`,
    );
    expect(kept).toEqual([{ duty: 'clerk', end_reason: 'The season is over.' }]);
  });

  test('is refused who works elsewhere, or waits for approval with an application of their own', async () => {
    const { owner } = await someCompany(house);
    await invite(owner.email);
    const taken = { contact: owner.email, code: await codeTo(owner.email) };
    expect((await (await house.signIn(owner)).call(acceptInvitation, taken)).body.code).toBe('staff-elsewhere');
    await invite(tunde.email);
    const waiting = { contact: tunde.email, code: await codeTo(tunde.email) };
    expect((await (await house.signIn(tunde)).call(acceptInvitation, waiting)).body.code).toBe('not-approved');
  });
});

describe('the code of an invitation', () => {
  test('works once, for three days, and not after it was taken back or sent anew', async () => {
    const contact = 'zainab.3@mills.example';
    await invite(contact);
    const first = await codeTo(contact);
    const { body } = await invite(contact);
    const second = await codeTo(contact);
    expect((await join(contact, first)).body.code).toBe('wrong-invitation');
    await house.as(danjuma).call(withdrawInvitation, { companyId, invitationId: body.invitationId });
    expect((await join(contact, second)).body.code).toBe('wrong-invitation');
    await invite(contact);
    const third = await codeTo(contact);
    house.clock.move({ hours: 73 });
    expect((await join(contact, third)).body.code).toBe('wrong-invitation');
    house.clock.move({ hours: -73 }); // sessions end sooner than invitations
    await invite(contact);
    const fourth = await codeTo(contact);
    expect((await join(contact, fourth)).status).toBe(201);
    expect((await join(contact, fourth)).body.code).toBe('wrong-invitation');
  });

  test('bears five wrong guesses, however many come at once, and no more', async () => {
    const contact = 'zainab.4@mills.example';
    await invite(contact);
    const code = await codeTo(contact);
    const guess = () => house.visitor().call(checkInvitation, { contact, code: '0000-0000' });
    const guessed = await Promise.all(Array.from({ length: 8 }, guess));
    expect(new Set(guessed.map(({ body }) => body.code))).toEqual(new Set(['wrong-invitation']));
    const tries = await rows(house.pool, sql`select tries from relations.invitation where email = ${contact}`);
    expect(tries).toEqual([{ tries: 5 }]);
    expect((await join(contact, code)).body.code).toBe('wrong-invitation');
  });

  test('is of its address alone, and may be looked at before it is taken up', async () => {
    const contact = 'zainab.5@mills.example';
    await invite(contact);
    const code = await codeTo(contact);
    expect((await join('another@mills.example', code)).body.code).toBe('wrong-invitation');
    for (let look = 0; look < 7; look += 1)
      expect((await house.visitor().call(checkInvitation, { contact, code })).status).toBe(200);
  });

  test('is kept as a hash alone, and its address is forgotten a week after it ended', async () => {
    const contact = 'zainab.6@mills.example';
    await invite(contact);
    const code = await codeTo(contact);
    const held = await rows(
      house.pool,
      sql`select i::text as line from relations.invitation i where email = ${contact}`,
    );
    expect(JSON.stringify(held)).not.toContain(code.replace('-', ''));
    house.clock.move({ hours: 73 + 7 * 24 });
    await forgetOldInvitations(house.services);
    house.clock.move({ hours: -73 - 7 * 24 });
    expect(await rows(house.pool, sql`select 1 from relations.invitation where email = ${contact}`)).toEqual([]);
  });
});

test('two who take up one invitation at once: one of them works there', async () => {
  const contact = 'zainab.7@mills.example';
  await invite(contact);
  const code = await codeTo(contact);
  const both = await Promise.all([join(contact, code), join(contact, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});
