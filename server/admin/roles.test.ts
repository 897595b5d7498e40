import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRoleChanges, listWaiting, proposeRole, settleRole } from '@shuka/domain/admin';
import { decidePerson, readMe } from '@shuka/domain/accounts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { endRolesNow } from './end-roles.ts';

/* Ngozi and Ifeoma are the admins; Chidi, an extension manager, shall be one too, and then no more. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, ngozi } = people;
let [one, two] = [house.as(ngozi), house.as(ifeoma)];
const today = dayOf(house.clock.now());

const draft = (change: object = {}) => ({
  id: newId(),
  email: chidi.email,
  role: 'admin' as const,
  change: 'give' as const,
  until: null,
  reason: 'He runs the desk in Kano.',
  password: ngozi.password,
  ...change,
});

const word = (roleChangeId: string, change: object = {}) => ({
  id: newId(),
  roleChangeId,
  isAgreed: true,
  password: ifeoma.password,
  ...change,
});

const rolesOf = async (accountId: string) =>
  row<{ roles: string[]; state: string }>(
    house.pool,
    sql`select roles, state from accounts.account where id = ${accountId}`,
  );

/** Gives Chidi the role by both, and answers the change. */
const given = async (change: object = {}) => {
  const asked = (await one.call(proposeRole, draft(change))).body;
  return (await two.call(settleRole, word(asked.id))).body;
};

/** A third admin, for what only a third can decide. */
const third = async () => {
  const browser = await house.signIn(chidi, { withFactor: false });
  return browser;
};

describe('the role of an admin', () => {
  let askedId = '';

  beforeAll(async () => {
    askedId = (await one.call(proposeRole, draft())).body.id;
  });

  test('is proposed for somebody else who has it not, and no farmer', async () => {
    const codes = [
      { email: ngozi.email },
      { email: 'nobody@shuka.example' },
      { email: amina.email ?? '' },
      { email: ifeoma.email },
      { change: 'take' },
      {},
      { email: 'x', password: 'a wrong one' },
    ];
    const said = await Promise.all(codes.map(async (change) => (await one.call(proposeRole, draft(change))).body.code));
    expect(said.slice(0, 6)).toEqual([
      'own-account',
      'no-such-person',
      'is-farmer',
      'has-role',
      'lacks-role',
      'role-waits',
    ]);
    expect((await one.call(proposeRole, draft({ password: 'a wrong one' }))).body.code).toBe('wrong-password');
    const past = await one.call(proposeRole, draft({ until: addDays(today, -1) }));
    expect(past.body.errors).toEqual([{ field: 'until', says: 'roles.untilWrong' }]);
    expect((await rolesOf(chidi.accountId))?.roles).toEqual(['extension-manager']);
  });

  test('waits on the home of admins, and only another may decide it', async () => {
    expect((await two.call(listWaiting, {})).body.items.find(({ kind }) => kind === 'roles')?.count).toBe(1);
    expect((await one.call(settleRole, word(askedId, { password: ngozi.password }))).body.code).toBe('own-proposal');
    expect((await two.call(settleRole, word(askedId, { password: 'a wrong one' }))).body.code).toBe('wrong-password');
    const seen = async (browser: typeof one) => (await browser.call(listRoleChanges, {})).body.items[0]?.mayDecide;
    expect([await seen(one), await seen(two)]).toEqual([false, true]);
    await expect(
      run(house.pool, sql`update admin.role_change set is_agreed = true, decided_by = asked_by, decided_at = now()`),
    ).rejects.toThrow('check constraint');
  });

  test('holds at once when a second agrees: every session ends, the person is told, all is written down', async () => {
    const manager = await house.signIn(chidi);
    expect((await manager.call(readMe, {})).status).toBe(200);
    expect((await two.call(settleRole, word(askedId))).body).toMatchObject({
      state: 'agreed',
      name: 'Chidi Okafor',
      askedByName: 'Ngozi Eze',
    });
    expect((await manager.call(readMe, {})).status).toBe(401);
    expect((await rolesOf(chidi.accountId))?.roles).toEqual(['extension-manager', 'admin']);
    const letter = await house.post.next(chidi.email);
    expect(letter.text).toContain('He runs the desk in Kano.');
    const lines = await rows<{ act: string }>(
      house.pool,
      sql`select act from kit.audit where endpoint in ('admin.proposeRole', 'admin.settleRole') and refusal is null
          order by number`,
    );
    expect(lines.map(({ act }) => act)).toEqual([
      'proposed a change of a staff role',
      'gave a staff role',
      'decided on a change of a staff role',
    ]);
    expect((await two.call(settleRole, word(askedId))).body.code).toBe('role-settled');
    const anew = await third();
    expect((await anew.call(listRoleChanges, {})).status, 'not without the second factor').toBe(403);
  });

  test('is taken the same way; another role of the person stays', async () => {
    const asked = (await one.call(proposeRole, draft({ change: 'take', reason: 'He went to Abuja.' }))).body;
    await two.call(settleRole, word(asked.id));
    expect(await rolesOf(chidi.accountId)).toEqual({ roles: ['extension-manager'], state: 'active' });
    const { items } = (await one.call(listRoleChanges, {})).body;
    expect(items.map(({ change, state }) => [change, state])).toEqual([
      ['take', 'agreed'],
      ['give', 'ended'],
    ]);
  });

  test('is refused with nothing changed', async () => {
    const asked = (await one.call(proposeRole, draft())).body;
    expect((await two.call(settleRole, word(asked.id, { isAgreed: false }))).body.state).toBe('refused');
    expect((await rolesOf(chidi.accountId))?.roles).toEqual(['extension-manager']);
    await expect(run(house.pool, sql`delete from admin.role_change`)).rejects.toThrow('keeps what was decided');
  });

  test('ends by itself after its last day, with a letter and an audit line', async () => {
    await given({ until: today });
    await endRolesNow(house.services);
    expect((await rolesOf(chidi.accountId))?.roles).toContain('admin');
    house.clock.move({ hours: 24 });
    await endRolesNow(house.services);
    [one, two] = [await house.signIn(ngozi), await house.signIn(ifeoma)];
    expect((await rolesOf(chidi.accountId))?.roles).toEqual(['extension-manager']);
    const line = await row(house.pool, sql`select 1 from kit.audit where act = 'a staff role ended on its day'`);
    expect(line).not.toBeNull();
  });

  test('ends though its letter cannot be sent', async () => {
    await given({ until: dayOf(house.clock.now()) });
    house.clock.move({ hours: 24 });
    const mailer = { send: () => Promise.reject(new Error('no')), isWorking: async () => true };
    await endRolesNow({ ...house.services, mailer });
    [one, two] = [await house.signIn(ngozi), await house.signIn(ifeoma)];
    expect((await rolesOf(chidi.accountId))?.roles).toEqual(['extension-manager']);
    expect(house.errors.at(-1)?.words).toBe('somebody could not be told that their role ended');
  });

  test('is never taken by who is about to lose it, and the last admin keeps it', async () => {
    const own = (
      await two.call(proposeRole, { ...draft({ email: ngozi.email, change: 'take' }), password: ifeoma.password })
    ).body;
    expect((await one.call(settleRole, word(own.id, { password: ngozi.password }))).body.code).toBe('own-account');
    await given();
    await run(house.pool, sql`update accounts.account set state = 'suspended' where id = ${chidi.accountId}`);
    const asked = newId();
    await run(
      house.pool,
      sql`insert into admin.role_change (id, account_id, role, change, reason, asked_by, asked_at)
          values (${asked}, ${ifeoma.accountId}, 'admin', 'take', 'x', ${chidi.accountId}, now())`,
    );
    expect((await one.call(settleRole, word(asked, { password: ngozi.password }))).body.state).toBe('agreed');
    // Ifeoma had no other role: her account is closed, and one admin alone does not open it again.
    expect(await rolesOf(ifeoma.accountId)).toEqual({ roles: [], state: 'closed' });
    const reopening = { accountId: ifeoma.accountId, decision: 'reopen' as const, reason: 'Back.' };
    expect((await one.call(decidePerson, reopening)).body.code).toBe('same-state');
    expect((await house.anyone.call(listRoleChanges, {})).status).toBe(401);
  });
});
