import { createPublicKey, verify } from 'node:crypto';
import { areSame, nodesOf, readCheckpoint, readNote, type LogDamage } from '@shuka/domain/traceability';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { signerFor } from '#kit/signer.ts';
import { commitmentTo } from './append-leaves.ts';
import { addedNodes } from './grow-log.ts';
import { hashOver, placeKey, saltOf } from './log-hash.ts';
import { logKeyOf } from './log-signer.ts';
import {
  findCheckpoint,
  findCheckpointsOver,
  findKeys,
  findLastCheck,
  findLeavesFrom,
  findNodes,
  type StoredCheckpoint,
  type StoredLeaf,
} from './log-store.ts';

/** What is recorded of these ids now, as it was given to the log; those it cannot tell of are left out. */
export type ContentsOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

export type Damage = { readonly fault: LogDamage; readonly atPosition: number };

type House = Pick<Services, 'pool' | 'secrets' | 'publicUrl'>;

const atOnce = 2000;

const damage = (fault: LogDamage, atPosition: number): Damage => ({ fault, atPosition });

/** One that another key signed, before a rotation, stands for its root still. */
const isGoodNote = (house: House, { note }: StoredCheckpoint, root: Uint8Array): boolean => {
  const read = readNote(note);
  const head = read === null ? null : readCheckpoint(read.text);
  if (read === null || head === null || !areSame(head.root, root)) return false;
  const key = logKeyOf(house);
  const own = read.signatures.find(({ id }) => areSame(id, key.id));
  const publicKey = createPublicKey(signerFor(house.secrets, 'trace-log').publicKey);
  return own === undefined || verify(null, Buffer.from(read.text), publicKey, own.signature);
};

const checkNodes = async (house: House, from: number, leaves: readonly StoredLeaf[], rim: Map<string, Uint8Array>) => {
  const made = addedNodes(from, leaves, rim);
  const stored = await findNodes(house.pool, made);
  const wrong = made.find((node) => {
    const held = stored.get(placeKey(node));
    return held === undefined || !areSame(held, node.hash);
  });
  if (wrong === undefined) return null;
  return damage(wrong.level === 0 ? 'leaf-changed' : 'node-changed', wrong.place * 2 ** wrong.level);
};

const checkNotes = async (house: House, from: number, until: number, rim: Map<string, Uint8Array>) => {
  const notes = await findCheckpointsOver(house.pool, from, until);
  const wrong = notes.find((note) => !isGoodNote(house, note, hashOver({ from: 0, to: note.size }, rim)));
  return wrong === undefined ? null : damage('checkpoint-changed', wrong.size);
};

const commitmentIn = (leaf: string): string => (JSON.parse(leaf) as { commitment: string }).commitment;

/** What was logged is still what is recorded. What was erased, or cannot be told, is not asked about. */
const checkContents = async (house: House, leaves: readonly StoredLeaf[], contentsOf: ContentsOf) => {
  const contents = await contentsOf(
    house.pool,
    leaves.map(({ entryId }) => entryId),
  );
  if (contents.size === 0) return null;
  const keys = await findKeys(house.pool, [...new Set(leaves.map(({ subjectId }) => subjectId))]);
  const wrong = leaves.find(({ entryId, subjectId, leaf }) => {
    const [key, content] = [keys.get(subjectId), contents.get(entryId)];
    if (key === undefined || content === undefined) return false;
    return commitmentTo(content, saltOf(key, entryId)) !== commitmentIn(leaf);
  });
  return wrong === undefined ? null : damage('content-changed', wrong.position);
};

/** Only the right rim is needed on from here. */
const pruned = (rim: Map<string, Uint8Array>, size: number): Map<string, Uint8Array> =>
  new Map(
    nodesOf({ from: 0, to: size }).flatMap((node) => {
      const hash = rim.get(placeKey(node));
      return hash === undefined ? [] : [[placeKey(node), hash] as const];
    }),
  );

/** What once was there is there still: as many leaves as were signed for, and as an earlier look counted. */
const checkEnd = async ({ pool }: House, size: number): Promise<Damage | null> => {
  const [newest, last] = [await findCheckpoint(pool, null), await findLastCheck(pool)];
  return Math.max(newest?.size ?? 0, last?.size ?? 0) > size ? damage('leaf-missing', size) : null;
};

/** Goes through the whole log, page by page, hashing all of it anew. Answers its size and the first damage, null for none. */
export const checkLog = async (
  house: House,
  contentsOf: ContentsOf,
): Promise<{ readonly size: number; readonly damage: Damage | null }> => {
  let [size, rim] = [0, new Map<string, Uint8Array>()];
  for (;;) {
    const leaves = await findLeavesFrom(house.pool, size, atOnce);
    const gap = leaves.findIndex(({ position }, at) => position !== size + at);
    if (gap >= 0) return { size, damage: damage('leaf-missing', size + gap) };
    const until = size + leaves.length;
    const found =
      (await checkNodes(house, size, leaves, rim)) ??
      (await checkNotes(house, size, until, rim)) ??
      (await checkContents(house, leaves, contentsOf));
    if (found !== null) return { size: until, damage: found };
    rim = pruned(rim, until);
    size = until;
    if (leaves.length < atOnce) return { size, damage: await checkEnd(house, size) };
  }
};
