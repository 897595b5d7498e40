import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPool } from '#kit/db.ts';
import { configOfUsers } from '#world/config-of-users.ts';
import { freePort } from '#world/free-port.ts';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres, onTestServer, urlOfDatabase } from '#world/test-template.ts';
import { serve, type Closing } from './serve.ts';

const name = `shuka_users_${randomUUID().replaceAll('-', '')}`;
const [keeper, worker] = [`${name}_keeps`, `${name}_works`];
const folder = mkdtempSync(join(tmpdir(), 'shuka-users-'));
const closing: Closing = [];

const urlAs = (user: string): string => {
  const url = new URL(urlOfDatabase(name));
  url.username = user;
  return url.href;
};

afterAll(async () => {
  for (const step of closing.toReversed()) await step();
  rmSync(folder, { recursive: true, force: true });
  if (!isOnPostgres) return;
  await onTestServer(`drop database if exists ${name} with (force)`);
  for (const user of [keeper, worker]) await onTestServer(`drop role if exists ${user}`);
});

/** A house of users whose server works as one user of the database, while another owns it. */
const configOf = (port: number) =>
  configOfUsers(folder, { DATABASE_URL: urlAs(worker), DATABASE_OWNER_URL: urlAs(keeper), PORT: String(port) });

describe.runIf(isOnPostgres)('where one user of the database owns it and another works in it', () => {
  const house = openHouse();
  afterAll(async () => (await house).close());

  test.each([
    'drop table finance.move',
    'alter table kit.audit disable trigger all',
    'truncate finance.ledger_account cascade',
    'create table kit.mine (id uuid)',
    'create function kit.mine() returns void language sql as $$ select $$',
    'create or replace function kit.let_work(worker name) returns void language sql as $$ select $$',
    'select kit.let_work(current_user)',
    'set session_replication_role = replica',
    "copy farms.farm to program 'cat'",
    'delete from public.migration',
  ])('a server that was made to say "%s" is refused', async (statement) => {
    const { services } = await house;
    await expect(services.pool.query(statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/);
  });

  test('a server begins on an empty database, and again on a full one', async () => {
    const password = new URL(urlOfDatabase(name)).password || 'unused';
    for (const user of [keeper, worker]) await onTestServer(`create role ${user} login password '${password}'`);
    await onTestServer(`create database ${name} owner ${keeper}`);
    const ports = [await freePort(), await freePort()];
    for (const port of ports) {
      await serve(configOf(port), closing);
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    }
    const pool = openPool(urlAs(worker), 1, () => undefined);
    closing.push(() => pool.end());
    await expect(pool.query('drop table farms.farm')).rejects.toThrow('must be owner');
  });
});
