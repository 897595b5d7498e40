import { afterAll, describe, expect, test } from 'vitest';
import { decidePerson, readMe, signIn } from '@shuka/domain/accounts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { newcomer, signUp } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi, chidi, tunde } = people;

describe('signing in while the password is changed', () => {
  test('opens nothing by the one before it', async () => {
    const was = await row<{ hash: string }>(
      house.pool,
      sql`select password_hash as hash from accounts.account where id = ${musa.accountId}`,
    );
    const client = await house.pool.connect();
    await client.query('begin');
    // That of somebody else's password: on a slow machine the one who enters comes to read it.
    await client.query(
      `update accounts.account a set password_hash = other.password_hash from accounts.account other
       where a.id = $1 and other.id = $2`,
      [musa.accountId, tunde.accountId],
    );
    const entering = house.visitor().call(signIn, { email: musa.email, password: musa.password });
    setTimeout(() => void client.query('commit').then(() => client.release()), 700);
    expect((await entering).status).toBe(401);
    await run(house.pool, sql`update accounts.account set password_hash = ${was?.hash} where id = ${musa.accountId}`);
  });
});

describe('signing in does', () => {
  test('answers with the fields and the code that the specification reads', async () => {
    const browser = house.visitor();
    const { status, body } = await browser.send({
      method: 'POST',
      url: '/user/login',
      payload: { email: amina.email, password: amina.password },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: '00',
      responseMessage: 'Login Successful',
      status: 'success',
      message: 'Welcome back.',
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      person: {
        accountId: amina.accountId,
        firstName: 'Amina',
        lastName: 'Yusuf',
        email: amina.email,
        roles: ['farmer'],
        state: 'active',
        photoId: null,
        secondFactor: 'none',
        joinedOn: '2026-05-04',
      },
    });
  });

  test('hands out a session no script can read, and an XSRF value that the page can', async () => {
    const { headers } = await house.visitor().call(signIn, { email: amina.email, password: amina.password });
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies).toEqual([
      expect.stringMatching(/^phone=[\w-]{36}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=86400; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('the token in the answer opens nothing', async () => {
    const { body } = await house.visitor().call(signIn, { email: amina.email, password: amina.password });
    const thief = house.visitor();
    thief.cookies.set('session', body.token);
    expect((await thief.call(readMe, {})).status).toBe(401);
  });

  test('lower and upper case of an address are one, and so are spaces around it', async () => {
    const { status } = await house.visitor().call(signIn, { email: ' AMINA@Shuka.Example ', password: amina.password });
    expect(status).toBe(200);
  });
});

describe('a session', () => {
  test('has a new token each time, also when a browser brings one', async () => {
    const browser = await house.signIn(musa);
    const before = browser.cookies.get('session');
    await browser.call(signIn, { email: musa.email, password: musa.password });
    expect(browser.cookies.get('session')).not.toBe(before);
  });

  test('ends after 24 hours and not before', async () => {
    const browser = await house.signIn(musa);
    house.clock.move({ hours: 23, minutes: 59 });
    expect((await browser.call(readMe, {})).status).toBe(200);
    house.clock.move({ minutes: 1 });
    const late = await browser.call(readMe, {});
    expect(late.status).toBe(401);
    expect(late.body.code).toBe('not-signed-in');
  });

  test('is stored as a hash only', async () => {
    const browser = await house.signIn(musa);
    const token = browser.cookies.get('session') ?? '';
    const sessions = await rows<{ all: string }>(house.pool, sql`select s::text as all from accounts.session s`);
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.filter((one) => one.all.includes(token))).toEqual([]);
  });

  test('is told to the audit log with the account it belongs to', async () => {
    await house.signIn(chidi);
    const lines = await rows(
      house.pool,
      sql`select endpoint from kit.audit where account_id = ${chidi.accountId} and act = 'signed in'`,
    );
    expect(lines).toEqual([{ endpoint: 'accounts.signIn' }]);
  });
});

describe('signing in refuses', () => {
  test('a wrong password and an unknown address with the very same words', async () => {
    const wrong = await house.anyone.call(signIn, { email: musa.email, password: 'not-his-own' });
    const unknown = await house.anyone.call(signIn, { email: 'nobody@shuka.example', password: 'not-his-own' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.responseMessage).toBe('Invalid email or password.');
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('an address that is none, with the reason beside the field', async () => {
    const { status, body } = await house.anyone.call(signIn, { email: 'musa', password: 'x' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'email', says: 'accounts.emailRequired' }]);
  });

  test('an empty password, with the reason beside the field', async () => {
    const { body } = await house.anyone.call(signIn, { email: musa.email, password: '' });
    expect(body.errors).toEqual([{ field: 'password', says: 'accounts.passwordRequired' }]);
  });

  test('a closed account, but only to someone who knows its password', async () => {
    const halima = newcomer(1);
    await signUp(house, halima, 'rana-da-wata-9');
    const browser = await house.signIn({ ...amina, email: halima.email, password: 'rana-da-wata-9' });
    const { body: me } = await browser.call(readMe, {});
    await house.as(ngozi).call(decidePerson, { accountId: me.accountId, decision: 'close', reason: 'Asked for it.' });
    const right = await house.anyone.call(signIn, { email: halima.email, password: 'rana-da-wata-9' });
    expect(right.status).toBe(403);
    expect(right.body.code).toBe('account-closed');
    const wrong = await house.anyone.call(signIn, { email: halima.email, password: 'rana-da-wata-8' });
    expect(wrong.body.code).toBe('wrong-credentials');
    expect((await browser.call(readMe, {})).status).toBe(401);
  });
});

describe('signing in is counted', () => {
  test('the 21st attempt on one address within 15 minutes waits, whatever its password', async () => {
    const attempt = () => house.visitor().call(signIn, { email: tunde.email, password: 'guess' });
    for (let count = 0; count < 20; count += 1) expect((await attempt()).status).toBe(401);
    const refused = await house.visitor().call(signIn, { email: tunde.email, password: tunde.password });
    expect(refused.status).toBe(429);
    expect(refused.body.responseMessage).toBe('Too many attempts. Please wait a little and try again.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    house.clock.move({ minutes: 15 });
    expect((await house.visitor().call(signIn, { email: tunde.email, password: tunde.password })).status).toBe(200);
  });
});
