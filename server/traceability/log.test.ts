import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  checkHistory,
  checkProof,
  listLeaves,
  proveEntry,
  proveHistory,
  readLog,
  showCheckpoint,
  type LogTools,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { appendLeaves, type LogEntry } from './append-leaves.ts';
import { checkLog } from './check-log.ts';
import { growLog } from './grow-log.ts';
import { saltOf, sha256 } from './log-hash.ts';
import { eraseFor } from './log-own-data.ts';
import { findKeys } from './log-store.ts';
import { checkLogNow, mailCheckpoint } from './watch-log.ts';

/* What was said of lots cannot be changed without anybody seeing it. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, ngozi } = people;
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

/** What somebody outside the house has: SHA-256 and Ed25519, and no key but the public one. */
const tools: LogTools = {
  sha256: async (bytes) => sha256(bytes),
  isSigned: async (bytes, signature, key) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: Buffer.concat([spkiHead, key]), format: 'der', type: 'spki' }),
      signature,
    ),
};

const contents = new Map<string, unknown>();

const entry = (lot: string, subjectId: string | null = amina.accountId): LogEntry => {
  const id = newId();
  const content = { bizStep: 'shipping', lot, driver: 'Sani Bello' };
  contents.set(id, content);
  return { id, kind: 'event', subjectId, content, at: house.clock.now() };
};

const append = async (...entries: LogEntry[]): Promise<void> => {
  await inTransaction(house.pool, (db) => appendLeaves(db, entries, house.clock.now()));
};

const contentsOf = async (_db: unknown, ids: readonly string[]) =>
  new Map(ids.flatMap((id) => (contents.has(id) ? [[id, contents.get(id)] as const] : [])));

const look = () => checkLog(house.services, contentsOf);

/** Does what only whoever owns the database can do: the tables themselves refuse it. */
const byForce = async (table: string, change: ReturnType<typeof sql>): Promise<void> => {
  await house.pool.query(`alter table traceability.${table} disable trigger user`);
  await house.pool.query(change);
  await house.pool.query(`alter table traceability.${table} enable trigger user`);
};

describe('the log', () => {
  test('says before its first entry that it is empty', async () => {
    expect((await house.anyone.call(readLog, {})).body).toMatchObject({ size: 0, checkpoint: null, isWhole: true });
    expect((await house.anyone.call(showCheckpoint, {})).status).toBe(404);
  });

  test('gives each entry a place, which anyone proves by the public key alone', async () => {
    const entries = ['LOT-1', 'LOT-2', 'LOT-3', 'LOT-4', 'LOT-5', 'LOT-6', 'LOT-7'].map((lot) => entry(lot));
    await append(...entries.slice(0, 3));
    const [first] = entries;
    expect((await house.anyone.call(proveEntry, { entryId: first?.id ?? '' })).body.code).toBe('not-logged-yet');
    expect(await growLog(house.services)).toBe(3);
    await append(...entries.slice(3));
    expect(await Promise.all([growLog(house.services), growLog(house.services)])).toContain(4);

    const { verifierKey, size, origin } = (await house.anyone.call(readLog, {})).body;
    expect([size, origin]).toEqual([7, 'localhost:3000/trace-log']);
    for (const { id, content } of entries) {
      const answer = await house.anyone.call(proveEntry, { entryId: id });
      expect(answer.headers['cache-control']).toBe('public, max-age=30');
      expect(await checkProof(answer.body, verifierKey, tools)).toBe('genuine');
      expect(answer.body.leaf).not.toContain('Sani');
      const key = (await findKeys(house.pool, [amina.accountId])).get(amina.accountId) ?? Buffer.alloc(0);
      const opening = { content, salt: saltOf(key, id).toString('hex') };
      expect(await checkProof({ ...answer.body, opening }, verifierKey, tools)).toBe('genuine');
      const other = { ...opening, content: { ...(content as object), driver: 'Somebody' } };
      expect(await checkProof({ ...answer.body, opening: other }, verifierKey, tools)).toBe('other-content');
    }
    expect((await house.anyone.call(proveEntry, { entryId: newId() })).status).toBe(404);
  });

  test('proves that each later state begins with the earlier one, and hands out its leaves', async () => {
    const { verifierKey } = (await house.anyone.call(readLog, {})).body;
    const { status, body } = await house.anyone.call(proveHistory, { first: '3', second: '7' });
    expect([status, await checkHistory(body, verifierKey, tools)]).toEqual([200, 'genuine']);
    expect((await house.anyone.call(showCheckpoint, { size: '3' })).text).toBe(body.earlier);
    for (const [first, second] of [
      ['0', '7'],
      ['7', '3'],
      ['2', '7'],
      ['3', '999'],
    ] as const)
      expect((await house.anyone.call(proveHistory, { first, second })).body.code).toBe('no-such-sizes');
    expect((await house.anyone.call(listLeaves, { from: '5' })).body.leaves).toHaveLength(2);
  });

  test('takes an entry once, and with the act it is about or not at all', async () => {
    const one = entry('LOT-8');
    await append(one);
    await expect(append(one)).rejects.toThrow(/unique|duplicate/i);
    const undone = inTransaction(house.pool, async (db) => {
      await appendLeaves(db, [entry('LOT-9')], house.clock.now());
      throw new Error('the act failed');
    });
    await expect(undone).rejects.toThrow('the act failed');
    expect(await growLog(house.services)).toBe(1);
    expect(await growLog(house.services)).toBe(0);
  });

  test('cannot be changed through the database', async () => {
    for (const table of ['log_leaf', 'log_node', 'log_checkpoint', 'log_check'])
      for (const change of [`delete from traceability.${table}`, `truncate traceability.${table} cascade`])
        if (table !== 'log_check' || change.startsWith('truncate'))
          await expect(house.pool.query(change), change).rejects.toThrow(/never changed/);
    await expect(house.pool.query(`update traceability.log_leaf set leaf = 'x'`)).rejects.toThrow(/never changed/);
    await expect(house.pool.query(`update traceability.log_key set key = key`)).rejects.toThrow(/never changed/);
  });
});

describe('each night', () => {
  test('all of it is gone through, and found whole', async () => {
    expect(await look()).toEqual({ size: 8, damage: null });
    expect(await checkLogNow(house.services, contentsOf)).toBeNull();
    expect((await house.anyone.call(readLog, {})).body).toMatchObject({ isWhole: true, size: 8 });
  });

  test('whoever is erased is in it still, and nobody can tell any more what was said', async () => {
    const gone = entry('LOT-10', ngozi.accountId);
    await append(gone);
    await growLog(house.services);
    await eraseFor(house.pool, ngozi.accountId);
    expect((await findKeys(house.pool, [ngozi.accountId])).size).toBe(0);
    expect((await look()).damage).toBeNull();
    const { verifierKey } = (await house.anyone.call(readLog, {})).body;
    const proof = (await house.anyone.call(proveEntry, { entryId: gone.id })).body;
    expect(await checkProof(proof, verifierKey, tools)).toBe('genuine');
  });

  test('a record that was changed behind the log is found', async () => {
    const [id = ''] = [...contents.keys()];
    const before = contents.get(id);
    contents.set(id, { ...(before as object), kilograms: 1 });
    expect((await look()).damage).toEqual({ fault: 'content-changed', atPosition: 0 });
    contents.set(id, before);
  });

  test('a leaf, a node, a checkpoint that was changed by force is found, and so is an end that was cut off', async () => {
    const [{ leaf } = { leaf: '' }] = await rows<{ leaf: string }>(
      house.pool,
      sql`select leaf from traceability.log_leaf where position = 4`,
    );
    await byForce(
      'log_leaf',
      sql`update traceability.log_leaf set leaf = replace(leaf, 'event', 'evint') where position = 4`,
    );
    expect((await look()).damage).toEqual({ fault: 'leaf-changed', atPosition: 4 });
    await byForce('log_leaf', sql`update traceability.log_leaf set leaf = ${leaf} where position = 4`);

    await byForce('log_node', sql`update traceability.log_node set hash = sha256(hash) where level = 1 and place = 1`);
    expect((await look()).damage).toEqual({ fault: 'node-changed', atPosition: 2 });
    await byForce('log_node', sql`delete from traceability.log_node where level = 1 and place = 1`);
    expect((await look()).damage?.fault).toBe('node-changed');
  });

  test('every admin is told of damage, anyone can read of it, and the log says so', async () => {
    const damage = await checkLogNow(house.services, contentsOf);
    expect(damage?.fault).toBe('node-changed');
    expect((await house.anyone.call(readLog, {})).body.isWhole).toBe(false);
    expect(house.errors.map(({ words }) => words)).toContain('the trace log was changed');
    const told = [...house.post.all(ngozi.email), ...house.post.all(ngozi.phone)].map(({ text }) => text);
    expect(told.some((text) => text.includes('trace log'))).toBe(true);
  });
});

test('each morning the newest checkpoint goes to whom the operator named', async () => {
  await mailCheckpoint(house.services);
  const letters = house.post.all('witness@example.org').map(({ text }) => text);
  const note = (await house.anyone.call(showCheckpoint, {})).text;
  expect(letters.some((text) => text.includes(note))).toBe(true);
});
