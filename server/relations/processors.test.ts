import { afterAll, describe, expect, test } from 'vitest';
import { decidePerson, readMe, requestOtp, signIn } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  addProcessorPicture,
  confirmProcessor,
  inviteStaff,
  listStaff,
  readCompany,
  readCompanyApplication,
  registerProcessor,
  showCompanyPaper,
} from '@shuka/domain/relations';
import { changeSwitch, readStatus } from '@shuka/domain/settings';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { millerPassword, millersIn, processorDraft } from '#world/apply-mill.ts';
import { wrongCode } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, danjuma } = people;
const { begin, send, confirm, applied } = millersIn(house);

const decide = (accountId: string, decision: string, reason: string) =>
  house.as(ngozi).call(decidePerson, { accountId, decision, reason });

describe('the owner of a mill who joins', () => {
  test('has an account and a company that wait, and is told so by mail', async () => {
    const { browser, email } = await applied(1);
    expect((await browser.call(readMe, {})).body).toMatchObject({ state: 'pending', roles: ['agro-processor'] });
    expect((await browser.call(readCompany, {})).body).toMatchObject({
      company: { name: 'Gambo Mills', cacClass: 'RC', cacNumber: '200001', lga: 'Zaria', monthlyTonnes: 120 },
      duty: 'owner',
      isOpen: false,
    });
    expect((await house.post.next(email)).text).toContain('applying with your company');
  });

  test('is seen by the admin with all she told and showed, and which other company gave the same number', async () => {
    const { accountId, photoId, email } = await applied(2);
    const twin = { ...processorDraft(3), companyName: 'Gambo Two', cac: 'rc-200002' };
    await house.visitor().call(registerProcessor, twin);
    const code = await house.post.nextCode(twin.email);
    for (const which of ['photo', 'document', 'certificate'] as const) await send(twin.id, which);
    expect((await confirm(twin.id, code)).status).toBe(200);
    const { status, body } = await house.as(ngozi).call(readCompanyApplication, { accountId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: {
        firstName: 'Rabi',
        email,
        state: 'pending',
        photoId,
        about: 'We mill sorghum for the bakers of Zaria.',
      },
      company: { name: 'Gambo Mills', kind: 'mill', address: '3 Kaduna Road' },
      documentKind: 'passport',
      sameNumber: ['Gambo Two'],
    });
    for (const paper of ['document', 'certificate'] as const)
      expect((await house.as(ngozi).call(showCompanyPaper, { accountId, paper })).status).toBe(200);
    const looks = await row(
      house.pool,
      sql`select count(*)::int as count from kit.audit where act = 'looked at a paper of a company' and object_id = ${accountId}`,
    );
    expect(looks).toEqual({ count: 2 });
  });

  test('may act once she is approved, and not before', async () => {
    const { browser, accountId, email } = await applied(4);
    const companyId = (await browser.call(readCompany, {})).body.company?.companyId ?? '';
    expect((await browser.call(listStaff, { companyId })).body.code).toBe('wrong-role');
    const asked = { id: newId(), companyId, contact: 'clerk.4@mills.example', duty: 'clerk' as const };
    expect((await browser.call(inviteStaff, asked)).body.code).toBe('wrong-role');
    await decide(accountId, 'approve', 'The certificate is genuine.');
    await house.post.next(email);
    expect((await house.post.next(email)).text).toContain('The certificate is genuine.');
    expect((await browser.call(readCompany, {})).body.isOpen).toBe(true);
    expect((await browser.call(listStaff, { companyId })).body.staff).toMatchObject([{ accountId, duty: 'owner' }]);
  });

  test('is refused with a reason and reads it when she signs in', async () => {
    const { browser, accountId, email } = await applied(5);
    await decide(accountId, 'close', 'The certificate is of another company.');
    expect((await browser.call(readMe, {})).status).toBe(401);
    const refused = await house.visitor().call(signIn, { email, password: millerPassword });
    expect([refused.status, refused.body.responseMessage]).toEqual([
      403,
      expect.stringContaining('The certificate is of another company.'),
    ]);
  });

  test('takes a new code when the first is lost; her pictures come with it', async () => {
    const { email, uniqueId, code } = await begin(6);
    const { body } = await house.visitor().call(requestOtp, { email });
    const second = await house.post.nextCode(email);
    expect((await confirm(uniqueId, code)).status).toBe(400);
    expect((await confirm(body.uniqueId, second)).status).toBe(200);
  });
});

describe('joining as an agro-processor refuses', () => {
  test.each([
    ['password', { password: 'nine-long' }, 'accounts.passwordShortStaff'],
    ['about', { about: '' }, 'accounts.aboutRequired'],
    ['documentKind', { documentKind: 'library-card' }, 'joining.documentKindRequired'],
    ['phoneNumber', { phoneNumber: '0200 000 0000' }, 'accounts.phoneInvalid'],
  ])('%s %o, beside the field', async (field, wrong, says) => {
    const { status, body } = await house.visitor().call(registerProcessor, { ...processorDraft(10), ...wrong });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test.each([
    ['companyName', ' ', 'company.nameRequired'],
    ['companyKind', 'market', 'company.kindRequired'],
    ['cac', '', 'company.cacRequired'],
    ['cac', 'not a number', 'company.cacWrong'],
    ['lga', 'Bichi', 'farms.lgaUnknown'],
    ['address', '', 'company.addressRequired'],
    ['monthlyTonnes', 0, 'company.tonnesWrong'],
    ['monthlyTonnes', '12', 'company.tonnesRequired'],
  ])('a company whose %s is "%s", beside the field', async (field, value, says) => {
    const wrong = { ...processorDraft(11), [field]: value };
    const { status, body } = await house.visitor().call(registerProcessor, wrong);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('a code without all three pictures, and counts no try; then wrong codes', async () => {
    const { uniqueId, code } = await begin(12, ['photo', 'document']);
    for (let step = 1; step <= 6; step += 1) {
      const { status, body } = await confirm(uniqueId, wrongCode(code, step));
      expect([status, body.code]).toEqual([409, 'documents-missing']);
    }
    await send(uniqueId, 'certificate');
    expect((await confirm(uniqueId, wrongCode(code))).body.code).toBe('wrong-otp');
    expect((await house.visitor().call(confirmProcessor, { uniqueId, code })).status).toBe(200);
  });

  test('a second certificate in the place of the first, and a file that is no picture', async () => {
    const { uniqueId } = await begin(13);
    const other = { bytes: await picture('jpeg', 640, 480), mediaType: 'image/jpeg' };
    const again = { uniqueId, picture: 'certificate' as const };
    expect((await house.visitor().call(addProcessorPicture, again, { picture: other })).status).toBe(404);
    const words = { bytes: Buffer.from('RC 200013'), mediaType: 'image/jpeg' };
    const { body } = await house.visitor().call(addProcessorPicture, again, { picture: words });
    expect(body.code).toBe('not-a-picture');
  });

  test('anybody while an admin keeps the registration closed; it is open in a new house', async () => {
    const turn = (isOpen: boolean) =>
      house.as(ngozi).call(changeSwitch, { name: 'agro-processor-registration', isOpen });
    expect((await house.anyone.call(readStatus, {})).body.registration['agro-processor']).toBe(true);
    await turn(false);
    const { status, body } = await house.visitor().call(registerProcessor, processorDraft(14));
    expect([status, body.code]).toEqual([403, 'registration-closed']);
    expect((await turn(true)).status).toBe(200);
    expect((await house.visitor().call(registerProcessor, processorDraft(14))).status).toBe(201);
  });
});

test('an address that has an account gets a letter instead of a code, and the caller sees no difference', async () => {
  const known = { ...processorDraft(15), email: danjuma.email };
  expect((await house.visitor().call(registerProcessor, known)).status).toBe(201);
  for (const which of ['photo', 'document', 'certificate'] as const) await send(known.id, which);
  expect((await confirm(known.id, '123456')).body.code).toBe('wrong-otp');
  expect((await house.post.next(danjuma.email)).text).not.toMatch(/\b\d{6}\b/);
});
