import { Dexie, type Table } from 'dexie';
import type { BlobPart } from '#kit/engine.ts';
import type { Deps } from './deps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A record of the server; `turn` counts fresh pulls, so that rows which did not come again can be told. */
export type RecRow = { type: string; id: string; scope: string; turn: number; body: Bytes };

/** `stored`: the server has it, and its effect has not come back yet. `unreadable`: its body is damaged. */
type OutboxState = 'waiting' | 'needs-fixing' | 'stored' | 'unreadable';

/** A queued act. `key` names it for good, whatever number it gets; `device` is whose number the server stored it under. */
export type OutboxRow = {
  seq: number;
  key: string;
  state: OutboxState;
  device: string;
  body: Bytes;
  issue: Bytes | null;
};

/** An act the server acknowledged, kept for the day the server is restored from an older copy. `at` by the server's clock. */
export type JournalRow = { seq: number; key: string; device: string; at: number | null; body: Bytes };

/** A part of a photo, or the voice of a message under the message's id. `act`: the key of the act that tells of it; `upload`: where the server takes the rest of it. */
export type BlobRow = {
  photoId: string;
  part: BlobPart;
  state: 'to-send' | 'kept';
  act: string | null;
  upload: string | null;
  /** How often the server would not take it; after a few it is sent by hand only. */
  refusals: number;
  body: Bytes;
};

/** Something begun and not finished, a boundary say; it never leaves the phone. */
type DraftRow = { key: string; body: Bytes };

type MetaRow = { name: string; value: unknown };

export type Database = Dexie & {
  rec: Table<RecRow, [string, string]>;
  outbox: Table<OutboxRow, number, Omit<OutboxRow, 'seq'> & { seq?: number }>;
  journal: Table<JournalRow, number>;
  blob: Table<BlobRow, [string, string]>;
  draft: Table<DraftRow, string>;
  meta: Table<MetaRow, string>;
};

/** What Dexie is given of its surroundings. `strict`: a save that was confirmed survives a power cut. */
export const optionsOf = ({ indexedDb, keyRange }: Deps) => ({
  indexedDB: indexedDb,
  IDBKeyRange: keyRange,
  chromeTransactionDurability: 'strict' as const,
  autoOpen: false,
});

/** One account's store; what the browser closes behind the page opens again when it is used. @throws what the browser says when it cannot be opened. */
export const openDatabase = async (deps: Deps, name: string): Promise<Database> => {
  const db = new Dexie(name, { ...optionsOf(deps), autoOpen: true }) as Database;
  db.version(1).stores({
    rec: '[type+id], scope, turn',
    outbox: '++seq, &key, [state+seq]',
    journal: 'seq, key',
    blob: '[photoId+part], state',
    draft: 'key',
    meta: 'name',
  });
  await db.open();
  return db;
};

export const databaseName = (accountId: string, generation: number): string => `shuka-${accountId}-${generation}`;

/** What stands beside the records, by name; each is opaque ids, counts and settings, or sealed. */
type Meta = {
  device: string;
  /** The device before this one, if its acts went on under the new one: the server must not take them for lost. */
  formerDevice: string;
  isRegistered: boolean;
  epoch: string;
  cursor: string;
  turn: number;
  /** The turn of a fresh pull that has not ended yet. */
  freshTurn: number;
  missing: number;
  mayBeLost: number;
  lastSyncAt: number;
  check: Bytes;
  recovery: Bytes;
  trustKey: Bytes;
  trustedUntil: string;
  preferences: { dataSaver: boolean; wifiOnly: boolean };
  serverNow: number;
  wasAskedToPersist: boolean;
  hasPulled: boolean;
  /** Stores of before whose unsent acts are in this one. */
  tookOver: readonly number[];
  /** A refill ended; once its pull has, pictures the server lacks are offered again. */
  mustOfferPhotos: boolean;
};

export const readMeta = async <Name extends keyof Meta>(db: Database, name: Name): Promise<Meta[Name] | undefined> =>
  (await db.meta.get(name))?.value as Meta[Name] | undefined; // written by writeMeta alone

/** Writes some and, for null, removes some. */
export const writeMeta = async (db: Database, values: { [Name in keyof Meta]?: Meta[Name] | null }): Promise<void> => {
  const entries = Object.entries(values);
  await db.meta.bulkPut(entries.filter(([, value]) => value !== null).map(([name, value]) => ({ name, value })));
  await db.meta.bulkDelete(entries.filter(([, value]) => value === null).map(([name]) => name));
};

const namesIn = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { name, inner } = error as { name?: string; inner?: unknown };
  return [name ?? '', ...namesIn(inner)];
};

/** Whether a write failed because the phone is full. */
export const isFull = (error: unknown): boolean => namesIn(error).includes('QuotaExceededError');
