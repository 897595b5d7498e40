import { createHash, createHmac } from 'node:crypto';
import { leafBytes, nodeBytes, nodesOf, type LeafRange, type NodePlace } from '@shuka/domain/traceability';

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export const leafHash = (leaf: string): Buffer => sha256(leafBytes(Buffer.from(leaf)));

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(nodeBytes(left, right));

/** Whole nodes by their place; what was asked of the store. */
export type Nodes = ReadonlyMap<string, Uint8Array>;

export const placeKey = ({ level, place }: NodePlace): string => `${level}/${place}`;

/** The hash over a range of leaves, put together from its whole nodes from the right. @throws Error where one is missing. */
export const hashOver = (range: LeafRange, nodes: Nodes): Buffer => {
  const hashes = nodesOf(range).map((node) => {
    const hash = nodes.get(placeKey(node));
    if (hash === undefined) throw new Error(`the log lacks the node ${placeKey(node)}`);
    return hash;
  });
  const last = hashes.at(-1);
  if (last === undefined) return sha256(Buffer.alloc(0));
  return Buffer.from(hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last));
};

/** What one entry's commitment is salted with: showing it opens that entry and no other of its subject. */
export const saltOf = (subjectKey: Buffer, entryId: string): Buffer =>
  createHmac('sha256', subjectKey).update(entryId).digest();
