import { afterAll, describe, expect, test } from 'vitest';
import { closeAccount, decidePerson, readMe, readMyData, signIn } from '@shuka/domain/accounts';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { eraseClosed } from '#app/erase-closed.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, bola, ngozi } = people;

type Farmer = typeof amina | typeof musa;

const close = async (person: Farmer) => (await house.signIn(person)).call(closeAccount, { password: person.password });

const enter = async ({ email, password }: Farmer): Promise<number> =>
  (await house.visitor().call(signIn, { email, password })).status;

describe('downloading one’s data', () => {
  test('gives every kind of record, identity numbers by their last three, and no secret', async () => {
    const farm = { id: newId(), name: 'Gonar Data', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Rice' };
    await house.as(amina).call(registerFarm, farm);
    const { status, body, text } = await house.as(amina).call(readMyData, {});
    expect(status).toBe(200);
    const { records } = body;
    expect(records['account']).toMatchObject([{ firstName: 'Amina', email: amina.email, phone: amina.phone }]);
    expect(records['profile']).toMatchObject([{ birthDate: '1984-03-14', address: 'House 7, Kofar Kudu, Badume' }]);
    expect(records['farm']).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Gonar Data' })]));
    expect(records['plot']?.length).toBeGreaterThan(0);
    expect(records['consent']?.length).toBe(3);
    expect(records['identity']).toMatchObject([{ bank: { masked: '•••••••579' } }]);
    for (const secret of ['0000014579', '22100000017', '70100000029', 'argon2', 'sealed', 'passwordHash'])
      expect(text).not.toContain(secret);
  });

  test('gives nothing of anybody else, to nobody without a session', async () => {
    const { text } = await house.as(musa).call(readMyData, {});
    expect(text).not.toContain(amina.accountId);
    expect(text).not.toContain('Gonar Amina');
    expect((await house.anyone.call(readMyData, {})).status).toBe(401);
    expect((await house.as(bola).call(readMyData, {})).body.records['account']).toMatchObject([{ email: bola.email }]);
  });
});

describe('closing one’s account', () => {
  test('refuses without the password; the account stays open', async () => {
    const browser = await house.signIn(musa);
    expect((await browser.call(closeAccount, { password: 'not-this' })).body.code).toBe('wrong-password');
    expect((await browser.call(readMe, {})).status).toBe(200);
  });

  test('refuses someone others depend on', async () => {
    const roles = (held: string) =>
      house.pool.query(`update accounts.account set roles = '${held}' where id = '${musa.accountId}'`);
    await roles('{farmer,extension-manager}');
    expect((await close(musa)).body.code).toBe('other-duties');
    await roles('{farmer}');
  });

  test('ends every session at once; signing in within 30 days opens it again with all that was there', async () => {
    const elsewhere = await house.signIn(musa);
    const { status, body } = await close(musa);
    expect(status).toBe(200);
    const days = (new Date(body.eraseAfter).getTime() - house.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await elsewhere.call(readMe, {})).status).toBe(401);
    house.clock.move({ hours: 29 * 24 });
    expect(await eraseClosed(house.services)).toBe(0);
    expect(await enter(musa)).toBe(200);
    house.clock.move({ hours: 48 });
    expect(await eraseClosed(house.services)).toBe(0);
    expect(await enter(musa)).toBe(200);
  });

  test('a wrong password does not open it again, and an account that the staff closed stays closed', async () => {
    await close(musa);
    expect(await enter({ ...musa, password: 'not-this' as typeof musa.password })).toBe(401);
    expect(await enter(musa)).toBe(200);
    const admin = await house.signIn(ngozi);
    const decide = (decision: string) =>
      admin.call(decidePerson, { accountId: musa.accountId, decision, reason: 'It is a test.' });
    await decide('close');
    expect(await enter(musa)).toBe(403);
    await decide('reopen');
    expect(await enter(musa)).toBe(200);
  });

  test('an account its owner closed and the staff opened again is not erased', async () => {
    await close(musa);
    const admin = await house.signIn(ngozi);
    await admin.call(decidePerson, { accountId: musa.accountId, decision: 'reopen', reason: 'He called us.' });
    house.clock.move({ hours: 31 * 24 });
    expect(await eraseClosed(house.services)).toBe(0);
    expect(await enter(musa)).toBe(200);
  });
});

describe('30 days after an account was closed', () => {
  test('what tells who its owner was is gone, once; records stay under a number without a name', async () => {
    await close(amina);
    house.clock.move({ hours: 30 * 24 + 1 });
    expect(await enter(amina)).toBe(403);
    expect(await Promise.all([eraseClosed(house.services), eraseClosed(house.services)])).toSatisfy(
      (counts: number[]) => counts.toSorted().join() === '0,1',
    );
    expect(await enter(amina)).toBe(401);
    const dumped = JSON.stringify([
      await rows(house.pool, sql`select * from accounts.account where id = ${amina.accountId}`),
      await rows(house.pool, sql`select * from accounts.profile where id = ${amina.accountId}`),
      await rows(house.pool, sql`select * from accounts.session where account_id = ${amina.accountId}`),
      await rows(house.pool, sql`select * from accounts.identity_number where account_id = ${amina.accountId}`),
    ]);
    for (const trace of ['Amina', 'Yusuf', amina.email, amina.phone, 'Badume', '1984', '579'])
      expect(dumped).not.toContain(trace);
  });

  test('what was agreed to is taken back, and that it was agreed to is kept', async () => {
    const said = await rows(
      house.pool,
      sql`select is_given from accounts.consent where keeper_id = ${amina.accountId} order by said_at, id`,
    );
    expect(said.map((one) => (one as { is_given: boolean }).is_given)).toEqual([true, true, true, false, false, false]);
  });

  test('her manager does not look after her any more, and the farm is still counted', async () => {
    const care = sql`select 1 from relations.assignment
      where farmer_id = ${amina.accountId} and manager_id = ${chidi.accountId} and until_at is null`;
    expect(await row(house.pool, care)).toBeNull();
    expect(
      await row(house.pool, sql`select 1 as there from farms.farm where keeper_id = ${amina.accountId}`),
    ).not.toBeNull();
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
