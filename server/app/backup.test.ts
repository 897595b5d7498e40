import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findMissing, registerDevice } from '@shuka/domain/sync';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { isOnPostgres, onTestServer, urlOfDatabase } from '#world/test-template.ts';
import { programFolder } from '#kit/database-programs.ts';
import { diskFiles } from '#kit/disk-files.ts';
import { openPool, rows, sql } from '#kit/db.ts';
import { farmsOf, newFarm } from '#world/farm-acts.ts';
import { backUp, type Kept } from './back-up.ts';
import { dumpName, listName, paperName, sealedPaper, type BackupPaper } from './backup-paper.ts';
import { putBack } from './put-back.ts';

const canRun = isOnPostgres && programFolder('pg_dump') !== null;
const { amina } = people;
const secretKey = Buffer.alloc(32, 7);
const now = new Date('2026-11-23T03:00:00Z');

const folder = mkdtempSync(join(tmpdir(), 'shuka-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const emptyDatabases: string[] = [];
const emptyDatabase = async (): Promise<string> => {
  const name = `shuka_test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(`create database ${name}`);
  emptyDatabases.push(name);
  return urlOfDatabase(name);
};
afterAll(() => Promise.all(emptyDatabases.map((name) => onTestServer(`drop database if exists ${name} with (force)`))));

const keptIn = (databaseUrl: string, name: string): Kept => {
  return { databaseUrl, ownerUrl: null, dataFolder: join(folder, name), secretKey, s3: null };
};

const tablesOf = async (url: string): Promise<string[]> => {
  const pool = openPool(url, 1, () => undefined);
  const found = await rows<{ name: string }>(
    pool,
    sql`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  await pool.end();
  return found.map(({ name }) => name);
};

describe.skipIf(!canRun)('a backup (skipped where there is no PostgreSQL, or no pg_dump)', () => {
  test('is put back in another place, and a phone sends again what was entered after it', async () => {
    const house = await openHouse();
    const kept = keptIn(house.database.url, 'first');
    const picture = await diskFiles(join(kept.dataFolder, 'files')).put(Buffer.from('a picture of a field'), 'webp');
    const phone = await openPhone(house, amina);
    await phone.push(phone.number([newFarm('Before the fire')]));
    const made = await backUp(kept, join(folder, 'backups'), now);
    const later = phone.number([newFarm('After the backup')]);
    await phone.push(later);
    await house.close();

    const other = keptIn(await emptyDatabase(), 'second');
    expect(await putBack(other, made)).toEqual({ madeAt: now.toISOString(), files: 1 });
    const file = await diskFiles(join(other.dataFolder, 'files')).get(picture, 'webp');
    expect(file?.toString()).toBe('a picture of a field');
    const through = async () => ({ url: other.databaseUrl ?? '', close: async () => undefined });
    const restored = await openHouse({ through });
    try {
      expect(await farmsOf(restored, amina)).toContain('Before the fire');
      expect(await farmsOf(restored, amina)).not.toContain('After the backup');
      const browser = restored.as(amina);
      const { body } = await browser.call(registerDevice, { deviceId: phone.device, waiting: 0, missing: 0 });
      expect(body.epoch).not.toBe(phone.epoch);
      const { missing } = (await browser.call(findMissing, { device: phone.device, seqs: [[1, 2]] })).body;
      expect(missing).toEqual([[2, 2]]);
      const again = { device: phone.device, epoch: body.epoch, waiting: 0, items: later };
      const pushed = await browser.send({ method: 'POST', url: '/sync/push', payload: again });
      expect(pushed.status).toBe(200);
      expect((await farmsOf(restored, amina)).filter((name) => /fire|backup/.test(name))).toHaveLength(2);
    } finally {
      await restored.close();
    }
  });

  test('is refused, and nothing done, where it is cut, changed, another house’s, or of a newer release', async () => {
    const source = join(folder, 'backups');
    const [name = ''] = readdirSync(source).filter((entry) => entry.startsWith('2026'));
    const url = await emptyDatabase();
    const spoiled = (what: (own: string, all: string) => void): string => {
      const all = mkdtempSync(join(folder, 'spoiled-'));
      cpSync(source, all, { recursive: true });
      what(join(all, name), all);
      return join(all, name);
    };
    const cut = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -1));
    const swap = (path: string, was: string, becomes: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(was, becomes));
    const said = (own: string): BackupPaper => {
      const { seal: _seal, ...rest } = JSON.parse(readFileSync(join(own, paperName), 'utf8')) as BackupPaper & {
        seal: string;
      };
      return rest;
    };
    const rewritten = (own: string, change: Partial<BackupPaper>, key = secretKey) =>
      writeFileSync(join(own, paperName), sealedPaper({ ...said(own), ...change }, key));
    const firstFile = (all: string): string =>
      join(
        all,
        'files',
        String(readdirSync(join(all, 'files'), { recursive: true }).find((one) => String(one).endsWith('.webp'))),
      );
    for (const [wrong, words] of [
      [(own: string) => cut(join(own, dumpName)), `${dumpName} is cut`],
      [(own: string) => cut(join(own, listName)), `${listName} is cut`],
      [(own: string) => swap(join(own, paperName), now.toISOString(), '2026-11-22T03:00:00.000Z'), 'changed'],
      [(own: string) => writeFileSync(join(own, paperName), '{"format":1'), 'cannot be read'],
      [(own: string) => rmSync(join(own, paperName)), 'There is no backup'],
      [(own: string) => rewritten(own, {}, Buffer.alloc(32, 8)), 'another SECRET_KEY'],
      [(own: string) => rewritten(own, { lastMigration: '9999-later.sql' }), 'newer release'],
      [(_own: string, all: string) => cut(firstFile(all)), 'missing or cut'],
      [(_own: string, all: string) => rmSync(firstFile(all)), 'missing or cut'],
    ] as const)
      await expect(putBack(keptIn(url, 'third'), spoiled(wrong))).rejects.toThrow(words);
    expect(await tablesOf(url)).toEqual([]);
  });

  test('is never put into a database that has something in it', async () => {
    const [name = ''] = readdirSync(join(folder, 'backups')).filter((entry) => entry.startsWith('2026'));
    const url = await emptyDatabase();
    const pool = openPool(url, 1, () => undefined);
    await pool.query('create table somebody_elses (id integer)');
    await pool.end();
    await expect(putBack(keptIn(url, 'fourth'), join(folder, 'backups', name))).rejects.toThrow('not empty');
    expect(await tablesOf(url)).toEqual(['somebody_elses']);
  });

  test('is left out whole where the database cannot be read', async () => {
    const url = await emptyDatabase();
    await expect(backUp(keptIn(url, 'fifth'), join(folder, 'none'), now)).rejects.toThrow('not one of this house');
  });
});
