import { nodesOf } from '@shuka/domain/traceability';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { hashOver, leafHash, nodeHash, placeKey } from './log-hash.ts';
import { signCheckpoint } from './log-signer.ts';
import {
  findNodes,
  findSize,
  insertCheckpoint,
  insertLeaves,
  insertNodes,
  lockLog,
  takeWaiting,
  type StoredNode,
  type WaitingLeaf,
} from './log-store.ts';

/** One transaction gives so many places: a second's work. */
const atOnce = 5000;

/** The nodes that these leaves add to a tree, from the right rim of it alone: nothing of it is hashed again. */
export const addedNodes = (
  from: number,
  leaves: readonly WaitingLeaf[],
  rim: Map<string, Uint8Array>,
): StoredNode[] => {
  const added: StoredNode[] = [];
  const keep = (node: StoredNode): void => {
    rim.set(placeKey(node), node.hash);
    added.push(node);
  };
  for (const [at, { leaf }] of leaves.entries()) {
    let node: StoredNode = { level: 0, place: from + at, hash: leafHash(leaf) };
    keep(node);
    while (node.place % 2 === 1) {
      const { level, place, hash } = node;
      const left = rim.get(placeKey({ level, place: place - 1 }));
      if (left === undefined) throw new Error(`the log lacks the node ${level}/${place - 1}`);
      node = { level: level + 1, place: (place - 1) / 2, hash: nodeHash(left, hash) };
      keep(node);
    }
  }
  return added;
};

const growOnce = async (db: Db, services: Pick<Services, 'secrets' | 'publicUrl' | 'clock'>): Promise<number> => {
  await lockLog(db);
  const leaves = await takeWaiting(db, atOnce);
  if (leaves.length === 0) return 0;
  const from = await findSize(db);
  const nodes = new Map(await findNodes(db, nodesOf({ from: 0, to: from })));
  const added = addedNodes(from, leaves, nodes);
  await insertLeaves(db, from, leaves);
  await insertNodes(db, added);
  const size = from + leaves.length;
  const note = signCheckpoint(services, size, hashOver({ from: 0, to: size }, nodes));
  await insertCheckpoint(db, { size, note }, services.clock.now());
  return leaves.length;
};

/** Gives every waiting entry its place, and signs a checkpoint for each page of them. Answers how many it placed. */
export const growLog = async (
  services: Pick<Services, 'pool' | 'secrets' | 'publicUrl' | 'clock'>,
): Promise<number> => {
  let placed = 0;
  for (;;) {
    const count = await inTransaction(services.pool, (db) => growOnce(db, services));
    placed += count;
    if (count < atOnce) return placed;
  }
};
