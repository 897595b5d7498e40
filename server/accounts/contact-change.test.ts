import { afterAll, describe, expect, test } from 'vitest';
import { confirmContactChange, readIdentity, readMe, requestContactChange, signIn } from '@shuka/domain/accounts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;
const email = 'amina.new@shuka.example';
const browser = house.as(amina);
const ask = (more: object) => browser.call(requestContactChange, { password: amina.password, ...more });
const isIn = async (address: string): Promise<boolean> =>
  (await house.visitor().call(signIn, { email: address, password: amina.password })).status === 200;

describe('changing the e-mail address', () => {
  test('does once its code is entered: the new one signs in, other sessions end, the old address is told', async () => {
    const elsewhere = await house.signIn(amina);
    const { body } = await ask({ kind: 'email', email: 'Amina.New@shuka.example' });
    expect(await isIn(email)).toBe(false);
    const code = await house.post.nextCode(email);
    const done = await browser.call(confirmContactChange, { changeId: body.changeId, code });
    expect(done.body).toEqual({ email, phone: amina.phone });
    expect([await isIn(email), await isIn(amina.email)]).toEqual([true, false]);
    expect((await elsewhere.call(readMe, {})).status).toBe(401);
    expect((await browser.call(readMe, {})).body.email).toBe(email);
    await house.post.next(amina.email);
  });

  test('an address of somebody else answers the same, gets a letter without a code, and no code is right', async () => {
    const { status, body } = await ask({ kind: 'email', email: musa.email });
    expect([status, Object.keys(body)]).toEqual([200, ['changeId']]);
    expect((await house.post.next(musa.email)).text).not.toMatch(/\b\d{6}\b/);
    const guess = await browser.call(confirmContactChange, { changeId: body.changeId, code: '000000' });
    expect([guess.status, guess.body.code]).toEqual([400, 'wrong-contact-code']);
  });

  test('refuses without the password', async () => {
    const { body } = await ask({ kind: 'email', email: 'x@shuka.example', password: 'not-this' });
    expect(body.code).toBe('wrong-password');
  });
});

describe('changing the phone number', () => {
  const proved = async () => (await browser.call(readIdentity, {})).body.verification.isPhoneProved;

  test('does once the code sent to it is entered, and from then on the number is proved', async () => {
    expect(await proved()).toBe(false);
    const { body } = await ask({ kind: 'phone', phoneNumber: '0803 555 7788' });
    const code = await house.post.nextCode('+2348035557788');
    expect(await proved()).toBe(false);
    const done = await browser.call(confirmContactChange, { changeId: body.changeId, code });
    expect(done.body.phone).toBe('+2348035557788');
    expect(await proved()).toBe(true);
  });

  test('five guesses are compared and no more, and nobody uses the code of another', async () => {
    const { body } = await ask({ kind: 'phone', phoneNumber: '0803 555 7799' });
    const code = await house.post.nextCode('+2348035557799');
    const { changeId } = body;
    expect((await house.as(musa).call(confirmContactChange, { changeId, code })).status).toBe(400);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await browser.call(confirmContactChange, { changeId, code: wrong });
    expect((await browser.call(confirmContactChange, { changeId, code })).status).toBe(400);
  });

  test('a code is of no use after ten minutes, nor once a newer one was asked for', async () => {
    const { body: first } = await ask({ kind: 'phone', phoneNumber: '0803 555 7766' });
    const firstCode = await house.post.nextCode('+2348035557766');
    const { body: second } = await ask({ kind: 'phone', phoneNumber: '0803 555 7755' });
    const secondCode = await house.post.nextCode('+2348035557755');
    const old = await browser.call(confirmContactChange, { changeId: first.changeId, code: firstCode });
    expect(old.status).toBe(400);
    house.clock.move({ minutes: 11 });
    const late = await browser.call(confirmContactChange, { changeId: second.changeId, code: secondCode });
    expect(late.status).toBe(400);
  });

  test('refuses what is no phone number, beside the field', async () => {
    house.clock.move({ minutes: 16 });
    const { body } = await ask({ kind: 'phone', phoneNumber: '12345' });
    expect(body.errors).toEqual([{ field: 'phoneNumber', says: 'accounts.phoneInvalid' }]);
  });
});
