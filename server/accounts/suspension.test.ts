import { afterAll, describe, expect, test } from 'vitest';
import { decidePerson, readMe, readMyData, signIn } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { eraseFor } from './erase-for.ts';

const house = await openHouse();
afterAll(house.close);

const ngozi = house.as(people.ngozi);
const reason = 'Two people use this account.';

const decide = (accountId: string, decision: string, by = ngozi) =>
  by.call(decidePerson, { accountId, decision, reason });

const suspensionOf = (accountId: string) =>
  row<{ reason: string; suspended_by: string; ended_by: string | null }>(
    house.pool,
    sql`select reason, suspended_by, ended_by from accounts.suspension where account_id = ${accountId}`,
  );

describe('suspending an account', () => {
  test('does: signs Musa out everywhere, tells him why, and keeps who did it', async () => {
    const { accountId, email } = people.musa;
    const phone = await house.signIn(people.musa);
    expect((await decide(accountId, 'suspend')).body.state).toBe('suspended');
    expect((await phone.call(readMe, {})).status).toBe(401);
    expect((await house.post.next(email)).text).toContain(reason);
    expect(await suspensionOf(accountId)).toMatchObject({
      reason,
      suspended_by: people.ngozi.accountId,
      ended_by: null,
    });
  });

  test('tells who signs in with the right password why they cannot come in, and nobody else', async () => {
    const { email, password } = people.musa;
    const right = await house.anyone.call(signIn, { email, password });
    expect(right.status).toBe(403);
    expect(right.body).toMatchObject({ code: 'account-suspended' });
    expect(JSON.stringify(right.body)).toContain(reason);
    expect((await house.anyone.call(signIn, { email, password: 'not-this-one' })).body.code).toBe('wrong-credentials');
  });

  test('is lifted, and Musa signs in as before', async () => {
    const { accountId } = people.musa;
    expect((await decide(accountId, 'suspend')).body.code).toBe('same-state');
    expect((await decide(accountId, 'lift')).body.state).toBe('active');
    expect((await (await house.signIn(people.musa)).call(readMe, {})).body.accountId).toBe(accountId);
    expect((await suspensionOf(accountId))?.ended_by).toBe(people.ngozi.accountId);
    expect((await decide(accountId, 'lift')).body.code).toBe('same-state');
  });

  test('is told to its owner with all that is kept of them, and its words go when they are erased', async () => {
    const { accountId } = people.musa;
    const { body } = await (await house.signIn(people.musa)).call(readMyData, {});
    expect(body.records['suspensions']).toMatchObject([{ reason, endReason: reason }]);
    expect(JSON.stringify(body.records['suspensions'])).not.toContain(people.ngozi.accountId);
    await eraseFor(house.pool, accountId, house.clock.now());
    expect((await suspensionOf(accountId))?.reason).toBe('');
  });

  test('refuses one’s own account', async () => {
    expect((await decide(people.ngozi.accountId, 'suspend')).body.code).toBe('own-account');
  });

  test('of an admin is not lifted by who made it', async () => {
    const emeka = { firstName: 'Emeka', lastName: 'Obi', email: 'emeka@office.example', phone: '+2348030000991' };
    const office = { ...emeka, passwordHash: null, roles: ['admin'] } as const;
    const id = await settlePerson(house.pool, house.clock.now(), office);
    expect((await decide(id, 'suspend')).body.state).toBe('suspended');
    expect((await decide(id, 'lift')).body.code).toBe('another-admin');
    expect((await suspensionOf(id))?.ended_by).toBeNull();
  });
});
