import { afterAll, describe, expect, test } from 'vitest';
import {
  addSignUpPhoto,
  confirmInvestor,
  decidePerson,
  fileInvestor,
  listSessions,
  readMe,
  readPersonPhoto,
  registerInvestor,
  requestOtp,
} from '@shuka/domain/accounts';
import { readFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { someFile } from '#world/investors.ts';
import { beginSignUp, newcomer, wrongCode } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const password = 'owo-ati-oko-5';
const investor = (number: number) => ({
  ...newcomer(number),
  id: newId(),
  password,
  about: 'I lend to maize farmers.',
});

const begin = async (number: number) => {
  const details = investor(number);
  const { status, text } = await house.visitor().call(registerInvestor, details);
  expect([status, text]).toEqual([201, JSON.stringify({ uniqueId: details.id })]);
  return { ...details, uniqueId: details.id, code: await house.post.nextCode(details.email) };
};

const confirm = (uniqueId: string, code: string) => house.visitor().call(confirmInvestor, { uniqueId, code });

describe('signing up as an investor does', () => {
  test('opens an account that waits, and says so by mail', async () => {
    const { email, uniqueId, code } = await begin(1);
    expect((await confirm(uniqueId, code)).status).toBe(200);
    expect((await house.post.next(email)).subject).toBe('Shuka has received your application');
    const browser = await house.signIn({ ...people.bola, email, password });
    expect((await browser.call(readMe, {})).body).toMatchObject({ state: 'pending', roles: ['investor'] });
  });

  test('lets an investor act once an admin approved them, and not before', async () => {
    const { email, uniqueId, code } = await begin(2);
    await confirm(uniqueId, code);
    const browser = await house.signIn({ ...people.bola, email, password });
    const { body: me } = await browser.call(readMe, {});
    expect((await browser.call(listSessions, {})).status).toBe(200);
    expect((await browser.call(readFarm, { farmId: farms[0]?.id })).body.code).toBe('wrong-role');
    await browser.call(fileInvestor, { id: newId(), ...someFile });
    const reason = 'Your papers are in order.';
    const decided = await house
      .as(people.ngozi)
      .call(decidePerson, { accountId: me.accountId, decision: 'approve', reason });
    expect(decided.body.state).toBe('active');
    expect((await browser.call(readMe, {})).body.state).toBe('active');
    await house.post.next(email);
    expect((await house.post.next(email)).text).toContain(reason);
  });

  test('takes a new code when the first is lost', async () => {
    const { email, uniqueId, code } = await begin(3);
    const { body } = await house.visitor().call(requestOtp, { email });
    const second = await house.post.nextCode(email);
    expect((await confirm(uniqueId, code)).status).toBe(400);
    expect((await confirm(body.uniqueId, second)).status).toBe(200);
  });
});

describe('signing up as an investor refuses', () => {
  test.each([
    ['password', 'nine-long', 'accounts.passwordShortStaff'],
    ['about', ' ', 'accounts.aboutRequired'],
    ['about', 'x'.repeat(601), 'field.tooLong'],
    ['phoneNumber', '0200 000 0000', 'accounts.phoneInvalid'],
    ['id', 'no-id', 'field.id'],
  ])('%s "%s", beside the field', async (field, value, says) => {
    const { status, body } = await house.visitor().call(registerInvestor, { ...investor(4), [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, says });
  });

  test('a password anyone would try first', async () => {
    const { status, body } = await house.visitor().call(registerInvestor, { ...investor(5), password: 'qwertyuiop' });
    expect([status, body.code]).toEqual([400, 'password-guessable']);
  });

  test('a wrong code, a late code and the right one after five wrong ones', async () => {
    const wrong = await begin(6);
    expect((await confirm(wrong.uniqueId, wrongCode(wrong.code))).body.code).toBe('wrong-otp');
    for (let step = 2; step <= 5; step += 1) await confirm(wrong.uniqueId, wrongCode(wrong.code, step));
    expect((await confirm(wrong.uniqueId, wrong.code)).body.code).toBe('otp-used-up');
    const late = await begin(7);
    house.clock.move({ minutes: 10 });
    expect((await confirm(late.uniqueId, late.code)).body.code).toBe('otp-expired');
  });

  test("a farmer's code: a farmer chooses a password first", async () => {
    const farmer = await beginSignUp(house, house.visitor(), newcomer(8));
    expect((await confirm(farmer.uniqueId, farmer.code)).body.code).toBe('wrong-otp');
    expect(await row(house.pool, sql`select 1 from accounts.account where email = ${newcomer(8).email}`)).toBeNull();
  });
});

describe('signing up as an investor tells nobody who is registered', () => {
  test('a known and an unknown address get the same bytes but for the id', async () => {
    const known = await house.visitor().call(registerInvestor, { ...investor(9), email: people.bola.email });
    const unknown = await house.visitor().call(registerInvestor, investor(9));
    expect(known.status).toBe(unknown.status);
    expect(known.text.replace(known.body.uniqueId, '')).toBe(unknown.text.replace(unknown.body.uniqueId, ''));
    expect((await house.post.next(people.bola.email)).subject).toBe('You already have a Shuka account');
  });
});

describe('signing up as an investor again', () => {
  test('the same form sent twice is one sign-up and one code', async () => {
    const details = investor(10);
    const answers = await Promise.all([1, 2].map(() => house.visitor().call(registerInvestor, details)));
    expect(answers.map(({ status, body }) => [status, body.uniqueId])).toEqual([
      [201, details.id],
      [201, details.id],
    ]);
    await house.post.nextCode(details.email);
    expect(house.post.all(details.email)).toHaveLength(1);
  });

  test('the same id with another form, or the id of another sign-up, is refused', async () => {
    const details = await begin(11);
    const { uniqueId, code, ...form } = details;
    const other = await house.visitor().call(registerInvestor, { ...form, about: 'Something else.' });
    expect([other.status, other.body.code]).toEqual([409, 'same-id-other-body']);
    const farmer = await beginSignUp(house, house.visitor(), newcomer(12));
    const taken = await house.visitor().call(registerInvestor, { ...investor(13), id: farmer.uniqueId });
    expect([taken.status, taken.body.code]).toEqual([409, 'same-id-other-body']);
    expect((await confirm(uniqueId, code)).status).toBe(200);
  });

  test('a code works once', async () => {
    const { uniqueId, code } = await begin(14);
    expect((await confirm(uniqueId, code)).status).toBe(200);
    expect((await confirm(uniqueId, code)).body.code).toBe('wrong-otp');
  });

  test('no trace of the password is kept that a thief could guess from', async () => {
    const { uniqueId } = await begin(15);
    const kept = await row<{ all: string }>(
      house.pool,
      sql`select d::text as all from kit.done_write d where id = ${uniqueId}`,
    );
    expect(kept?.all).toBeDefined();
    expect(kept?.all).not.toContain(password);
  });
});

describe('the picture of an investor', () => {
  const add = async (uniqueId: string, bytes?: Buffer) =>
    house
      .visitor()
      .call(
        addSignUpPhoto,
        { uniqueId },
        { picture: { bytes: bytes ?? (await picture('jpeg')), mediaType: 'image/jpeg' } },
      );

  test('added before the code is entered is seen by its owner once approved, by admins, and by nobody else', async () => {
    const { email, uniqueId, code } = await begin(16);
    expect((await add(uniqueId)).status).toBe(200);
    await confirm(uniqueId, code);
    const owner = await house.signIn({ ...people.bola, email, password });
    const { accountId, photoId } = (await owner.call(readMe, {})).body;
    const photo = { accountId, photoId };
    expect((await house.as(people.ngozi).call(readPersonPhoto, photo)).headers['content-type']).toBe('image/webp');
    expect((await house.as(people.bola).call(readPersonPhoto, photo)).status).toBe(404);
    await owner.call(fileInvestor, { id: newId(), ...someFile });
    await house.as(people.ngozi).call(decidePerson, { accountId, decision: 'approve', reason: 'Welcome.' });
    expect((await owner.call(readPersonPhoto, photo)).status).toBe(200);
    expect((await owner.call(readPersonPhoto, { accountId, photoId: 'a'.repeat(64) })).status).toBe(404);
  });

  test('is refused when it is no picture, comes a second time, comes too late, or belongs to no sign-up', async () => {
    const { uniqueId, code } = await begin(17);
    const wrong = await add(uniqueId, Buffer.from('no picture'));
    expect([wrong.status, wrong.body.code]).toEqual([400, 'not-a-picture']);
    expect((await add(uniqueId)).status).toBe(200);
    expect((await add(uniqueId)).status).toBe(404);
    const late = await begin(18);
    await confirm(late.uniqueId, late.code);
    expect((await add(late.uniqueId)).status).toBe(404);
    expect((await add(newId())).status).toBe(404);
    expect((await confirm(uniqueId, code)).status).toBe(200);
  });
});
