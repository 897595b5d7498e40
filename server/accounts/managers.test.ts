import { afterAll, describe, expect, test } from 'vitest';
import {
  confirmManager,
  decidePerson,
  readApplication,
  readMe,
  registerInvestor,
  registerManager,
  requestOtp,
  reviseProfile,
  saveBankAccount,
  signIn,
} from '@shuka/domain/accounts';
import { changeSwitch } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { applicantPassword, applicantsIn, ladi } from '#world/apply.ts';
import { newcomer, wrongCode } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, chidi } = people;
const { begin, send, confirm, applied } = applicantsIn(house);

const decide = (accountId: string, decision: string, reason: string) =>
  house.as(ngozi).call(decidePerson, { accountId, decision, reason });

describe('a graduate who signs up as an extension manager', () => {
  test('has an account that waits, and is told so by mail', async () => {
    const { browser, email } = await applied(1);
    expect((await browser.call(readMe, {})).body).toMatchObject({ state: 'pending', roles: ['extension-manager'] });
    expect((await house.post.next(email)).subject).toBe('Shuka has received your application');
  });

  test('is seen by the admin with all that she told: profile, degree, NYSC and document', async () => {
    const { accountId, photoId, ...told } = await applied(2);
    const { status, body } = await house.as(ngozi).call(readApplication, { accountId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { firstName: 'Ladi', email: told.email, state: 'pending', photoId },
      profile: { address: '12 Hospital Road', stateCode: 'KD', lga: 'Zaria', crops: ['Maize', 'Cowpea'] },
      papers: { degreeYear: 2023, nyscNumber: 'NYSC/ABU/2024/123456', documentKind: 'nysc-card' },
      documentId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('may act once she is approved, and not before; her profile is filled in and goes to her phone', async () => {
    const { browser, accountId, email } = await applied(3);
    const change = { profileId: accountId, was: { location: 'Zaria' }, becomes: { location: 'Kaduna' } };
    expect((await browser.call(reviseProfile, change)).body.code).toBe('wrong-role');
    await decide(accountId, 'approve', 'Your papers are in order.');
    await house.post.next(email);
    expect((await house.post.next(email)).text).toContain('Your papers are in order.');
    const { status, body } = await browser.call(reviseProfile, change);
    expect([status, body.location, body.face]).toEqual([200, 'Kaduna', expect.any(String)]);
    expect(body).not.toHaveProperty('degreeTitle');
    const phone = await openPhone(house, { ...chidi, accountId, email, password: applicantPassword });
    expect(JSON.stringify(await phone.pull())).toContain('12 Hospital Road');
  });

  test('is refused with a reason, reads it in a mail and when she signs in; who guesses her password does not', async () => {
    const { browser, accountId, email } = await applied(4);
    const reason = 'The picture of your passport cannot be read.';
    expect((await decide(accountId, 'close', reason)).body.state).toBe('closed');
    expect((await browser.call(readMe, {})).status).toBe(401);
    await house.post.next(email);
    const letter = await house.post.next(email);
    expect([letter.subject, letter.text.includes(reason)]).toEqual([
      'Your application to Shuka was not accepted',
      true,
    ]);
    const refused = await house.visitor().call(signIn, { email, password: applicantPassword });
    expect([refused.status, refused.body.responseMessage]).toEqual([403, expect.stringContaining(reason)]);
    const guessed = await house.visitor().call(signIn, { email, password: 'not-her-password' });
    expect([guessed.status, guessed.text.includes(reason)]).toEqual([401, false]);
    await decide(accountId, 'reopen', 'The second picture can be read.');
    expect((await house.visitor().call(signIn, { email, password: applicantPassword })).status).toBe(200);
  });

  test('takes a new code when the first is lost; her pictures come with it', async () => {
    const { email, uniqueId, code } = await begin(5);
    const { body } = await house.visitor().call(requestOtp, { email });
    const second = await house.post.nextCode(email);
    expect((await confirm(uniqueId, code)).status).toBe(400);
    expect((await confirm(body.uniqueId, second)).status).toBe(200);
  });
});

describe('signing up as an extension manager refuses', () => {
  test.each([
    ['password', 'nine-long', 'accounts.passwordShortStaff'],
    ['location', ' ', 'joining.locationRequired'],
    ['birthDate', '2015-01-01', 'profile.birthDateYoung'],
    ['lga', 'Bichi', 'farms.lgaUnknown'],
    ['crops', [], 'profile.cropsRequired'],
    ['degreeYear', 2090, 'joining.degreeYearWrong'],
    ['degreeYear', '2020', 'joining.degreeYearRequired'],
    ['nyscStateCode', '', 'farms.stateRequired'],
    ['nyscNumber', '', 'joining.nyscNumberRequired'],
    ['documentKind', 'library-card', 'joining.documentKindRequired'],
    ['phoneNumber', '0200 000 0000', 'accounts.phoneInvalid'],
  ])('%s "%s", beside the field', async (field, value, says) => {
    const { status, body } = await house.visitor().call(registerManager, { ...ladi(6), [field]: value });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test.each([{ bvn: '22100000017' }, { nin: '70100000029' }, { accountNumber: '0000014579' }])(
    'an identity number, which only the vault takes: %o',
    async (number) => {
      expect((await house.visitor().call(registerManager, { ...ladi(7), ...number })).status).toBe(400);
    },
  );

  test('a number of the NYSC in another form is taken: the screen asks back, nothing is refused', async () => {
    const details = { ...ladi(8), nyscNumber: 'A 00 123' };
    expect((await house.visitor().call(registerManager, details)).status).toBe(201);
  });

  test('a code without the two pictures, and counts no try; then wrong codes, and an investor’s', async () => {
    const { uniqueId, code } = await begin(9, false);
    await send(uniqueId, 'photo');
    for (let step = 1; step <= 6; step += 1) {
      const { status, body } = await confirm(uniqueId, wrongCode(code, step));
      expect([status, body.code]).toEqual([409, 'documents-missing']);
    }
    await send(uniqueId, 'document');
    expect((await confirm(uniqueId, wrongCode(code))).body.code).toBe('wrong-otp');
    expect((await house.visitor().call(confirmManager, { uniqueId, code })).status).toBe(200);
    const investor = { ...newcomer(900), id: newId(), password: applicantPassword, about: 'Maize.' };
    await house.visitor().call(registerInvestor, investor);
    const ofInvestor = await house.post.nextCode(investor.email);
    expect((await confirm(investor.id, ofInvestor)).body.code).toBe('wrong-otp');
  });

  test('anybody while an admin keeps the registration closed', async () => {
    const turn = (isOpen: boolean) =>
      house.as(ngozi).call(changeSwitch, { name: 'extension-manager-registration', isOpen });
    await turn(false);
    const { status, body } = await house.visitor().call(registerManager, ladi(10));
    expect([status, body.code]).toEqual([403, 'registration-closed']);
    await turn(true);
    expect((await house.visitor().call(registerManager, ladi(10))).status).toBe(201);
  });
});

test('a known and an unknown address get the same answers at every step but the code', async () => {
  const known = ladi(11);
  const answers = async (details: ReturnType<typeof ladi>) => {
    const { status, text } = await house.visitor().call(registerManager, details);
    const sent = [await send(details.id, 'photo'), await send(details.id, 'document')];
    const late = await confirm(details.id, '000000');
    return [status, text.replace(details.id, ''), ...sent.map(({ text: said }) => said), late.status, late.body.code];
  };
  expect(await answers({ ...known, email: chidi.email })).toEqual(await answers(ladi(12)));
  expect((await house.post.next(chidi.email)).subject).toBe('You already have a Shuka account');
});

test('a manager keeps her bank account in the vault; nobody asks her for it at sign-up', async () => {
  const bank = { bankCode: '000016', accountNumber: '0000014579', password: chidi.password };
  const saved = await house.as(chidi).call(saveBankAccount, bank);
  expect(saved.status).toBe(200);
  expect((await house.as(ngozi).call(saveBankAccount, bank)).status).toBe(403);
});
