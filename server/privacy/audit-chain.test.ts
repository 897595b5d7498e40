import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readAuditState } from '@shuka/domain/privacy';
import { sealAudit } from '#kit/audit-chain.ts';
import { checkAudit } from '#kit/audit-check.ts';
import { writeAudit } from '#kit/audit.ts';
import { inTransaction, row, run, sql, type Query } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { checkAuditNow } from './watch-audit.ts';

/* Lines of the audit log hold each other: whatever was changed is found. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, ngozi } = people;
const admin = house.as(ngozi);

const line = (act: string) => ({
  at: house.clock.now(),
  accountId: amina.accountId,
  act,
  endpoint: 'privacy.test',
  objectId: null,
  requestId: 'test',
});

const write = (...acts: string[]) => writeAudit(house.pool, acts.map(line));

const numberOf = async (act: string): Promise<number> =>
  (await row<{ number: number }>(house.pool, sql`select number from kit.audit where act = ${act}`))?.number ?? -1;

/** Does what only whoever owns the database can do: the tables themselves refuse it. */
const byForce = async (table: string, ...changes: Query[]): Promise<void> => {
  await house.pool.query(`alter table kit.${table} disable trigger user`);
  for (const change of changes) await house.pool.query(change);
  await house.pool.query(`alter table kit.${table} enable trigger user`);
};

const damage = async () => (await checkAudit(house.pool)).damage;

describe('each line is sealed by the one before it', () => {
  test('a minute later at most, by one server at a time, late lines too', async () => {
    await admin.call(readAuditState, {}); // she signs in, which is a line of its own
    await write('sealed one');
    const late = await house.pool.connect();
    await late.query('begin');
    await writeAudit(late, [line('sealed late')]);
    await write('sealed two', 'sealed three');
    await Promise.all([sealAudit(house.pool), sealAudit(house.pool)]);
    expect((await admin.call(readAuditState, {})).body).toMatchObject({ waiting: 0, fault: null });
    await late.query('commit');
    late.release();
    expect(await damage()).toBeNull();
    expect(await sealAudit(house.pool)).toBe(1);
    expect(await sealAudit(house.pool)).toBe(0);
    expect(await damage()).toBeNull();
    const undone = inTransaction(house.pool, async (db) => {
      await writeAudit(db, [line('sealed never')]);
      throw new Error('the act failed');
    });
    await expect(undone).rejects.toThrow('the act failed');
    expect(await sealAudit(house.pool)).toBe(0);
  });

  test('and no line and no link can be changed through the database', async () => {
    expect.assertions(4);
    for (const table of ['audit', 'audit_link'])
      for (const change of [`delete from kit.${table}`, `truncate kit.${table} cascade`])
        await expect(house.pool.query(change), change).rejects.toThrow(/never changed/);
  });

  test('a line that was changed, dropped or slipped in is found, and so is a link that was taken out', async () => {
    const two = await numberOf('sealed two');
    await byForce('audit', sql`update kit.audit set act = 'sealed twice' where number = ${two}`);
    expect(await damage()).toEqual({ fault: 'line-changed', atNumber: two });
    await byForce('audit', sql`update kit.audit set act = 'sealed two' where number = ${two}`);
    expect(await damage()).toBeNull();

    await house.pool.query("create table public.kept as select * from kit.audit where act = 'sealed two'");
    await byForce('audit', sql`delete from kit.audit where number = ${two}`);
    expect(await damage()).toEqual({ fault: 'line-missing', atNumber: two });
    await byForce('audit', sql`insert into kit.audit overriding system value select * from public.kept`);
    expect(await damage()).toBeNull();

    await byForce(
      'audit',
      sql`insert into kit.audit (at, act, endpoint, request_id) values (${house.clock.now()}, 'slipped in', 'x', 'x')`,
    );
    const added = await numberOf('slipped in');
    expect(await damage()).toEqual({ fault: 'line-added', atNumber: added });
    await byForce('audit', sql`delete from kit.audit where number = ${added}`);

    await write('waits');
    await byForce('audit', sql`delete from kit.audit where act = 'waits'`);
    expect((await damage())?.fault).toBe('line-missing');
    await run(
      house.pool,
      sql`delete from kit.audit_wait w where not exists
      (select 1 from kit.audit a where a.number = w.number)`,
    );
    expect(await damage()).toBeNull();

    await house.pool.query('create table public.link as select * from kit.audit_link order by position desc limit 3');
    await byForce(
      'audit_link',
      sql`delete from kit.audit_link where position = (select min(position) from public.link)`,
    );
    expect((await damage())?.fault).toBe('link-missing');
    await byForce('audit_link', sql`insert into kit.audit_link select * from public.link on conflict do nothing`);
    expect(await damage()).toBeNull();
  });

  test('each night all is gone through; an end that was cut off is found by what was seen before', async () => {
    expect(await checkAuditNow(house.services)).toBeNull();
    const { size } = (await admin.call(readAuditState, {})).body;
    await byForce('audit_link', sql`delete from kit.audit_link where position = ${size - 1}`);
    await byForce(
      'audit',
      sql`delete from kit.audit a where not exists (select 1 from kit.audit_link l where l.number = a.number)
          and not exists (select 1 from kit.audit_wait w where w.number = a.number)`,
    );
    expect((await damage())?.fault).toBe('link-missing');
    await write('in its place');
    await sealAudit(house.pool);
    expect((await damage())?.fault).toBe('head-changed');
  });

  test('and every admin is told of damage', async () => {
    expect((await checkAuditNow(house.services))?.fault).toBe('head-changed');
    expect((await admin.call(readAuditState, {})).body.fault).toBe('head-changed');
    expect(house.errors.map(({ words }) => words)).toContain('the audit log was changed');
    const told = [...house.post.all(ngozi.email), ...house.post.all(ngozi.phone)].map(({ text }) => text);
    expect(told.some((text) => text.includes('audit log'))).toBe(true);
  });
});
