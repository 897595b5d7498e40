import { randomBytes } from 'node:crypto';
import { inTransaction, rows, run, sql, type Db, type Pool } from '#kit/db.ts';
import { seal, unseal } from './seal.ts';
import { makeSecrets, type RenewedKeys, type Secrets } from './secrets.ts';
import { Told } from './told.ts';

/** What can be renewed: keys that seal what is kept, and keys that sign from now on. Others are spent within days. */
const renewable = ['vault', 'vault-twins', 'factor', 'recovery', 'trace-log', 'inspections', 'webhook'] as const;

type Kept = { readonly purpose: string; readonly generation: number; readonly sealed: Buffer };

const place = ({ purpose, generation }: Omit<Kept, 'sealed'>): string => `${purpose}:${generation}`;

const sealingKey = (secretKey: Buffer): Buffer => makeSecrets(secretKey).key('house-keys');

/** Bound to its purpose and generation. */
const sealKey = (secretKey: Buffer, of: Omit<Kept, 'sealed'>, key: Buffer): Buffer =>
  seal(sealingKey(secretKey), key, place(of));

const open = (secretKey: Buffer, kept: Kept): Buffer => {
  try {
    return unseal(sealingKey(secretKey), kept.sealed, place(kept));
  } catch (error) {
    throw new Told(
      'SECRET_KEY is not the one this database was last sealed with. Start with the newest one that secret:change was given.',
      { cause: error },
    );
  }
};

const readKept = (db: Db): Promise<Kept[]> =>
  rows<Kept>(db, sql`select purpose, generation, sealed from kit.house_key order by purpose, generation desc`);

type Opened = { readonly purpose: string; readonly key: Buffer };

const renewedAmong = (opened: readonly Opened[]): RenewedKeys => {
  const keysOf = (purpose: string) => opened.filter((one) => one.purpose === purpose).map(({ key }) => key);
  return new Map(renewable.map((purpose) => [purpose, keysOf(purpose)]));
};

/** The keys of this house. @throws Told when the operator's secret is not the one they are sealed with. */
export const readSecrets = async (db: Db, secretKey: Buffer): Promise<Secrets> => {
  const opened = (await readKept(db)).map((kept) => ({ purpose: kept.purpose, key: open(secretKey, kept) }));
  const root = opened.find(({ purpose }) => purpose === 'root')?.key ?? secretKey;
  return makeSecrets(root, renewedAmong(opened));
};

const keep = (db: Db, { purpose, generation, sealed }: Kept, now: Date) =>
  run(
    db,
    sql`insert into kit.house_key (purpose, generation, sealed, made_at)
        values (${purpose}, ${generation}, ${sealed}, ${now})
        on conflict (purpose, generation) do update set sealed = excluded.sealed`,
  );

/** One change of keys at a time. */
const holdKeys = (db: Db) => run(db, sql`lock table kit.house_key in share row exclusive mode`);

/**
 * Seals all keys with another secret of the operator: nothing that they sealed or signed changes, and servers that run go on.
 * Whoever starts one from now on needs the new secret, and backups from before need the old one.
 * @throws Told when the old secret is not the right one; nothing is changed then.
 */
export const changeSecret = (pool: Pool, oldKey: Buffer, newKey: Buffer, now: Date): Promise<void> =>
  inTransaction(pool, async (db) => {
    await holdKeys(db);
    const kept = await readKept(db);
    const opened = kept.map((one) => ({ of: one, key: open(oldKey, one) }));
    const root = { of: { purpose: 'root', generation: 1 }, key: oldKey };
    const all = kept.some(({ purpose }) => purpose === 'root') ? opened : [...opened, root];
    for (const { of, key } of all) await keep(db, { ...of, sealed: sealKey(newKey, of, key) }, now);
  });

/** Makes a new key for each purpose; the older ones open what they sealed. @returns the generation of the new ones. */
export const renewKeys = (pool: Pool, secretKey: Buffer, now: Date): Promise<number> =>
  inTransaction(pool, async (db) => {
    await holdKeys(db);
    const kept = await readKept(db);
    for (const one of kept) open(secretKey, one);
    const generation =
      1 + Math.max(0, ...kept.filter(({ purpose }) => purpose !== 'root').map((one) => one.generation));
    for (const purpose of renewable) {
      const of = { purpose, generation };
      await keep(db, { ...of, sealed: sealKey(secretKey, of, randomBytes(32)) }, now);
    }
    return generation;
  });
