import * as z from 'zod/mini';

/** What of the house is written into the log. */
const logKinds = ['event', 'audit-head'] as const;

export type LogKind = (typeof logKinds)[number];

/** A place in the log, or a size of it, as it stands in an address. */
export const logCount = z.string('log.countWrong').check(z.regex(/^(0|[1-9]\d{0,14})$/, 'log.countWrong'));

/** Leaves that are handed out at once to whoever keeps a copy. */
export const leavesAtOnce = 1000;

/** Why the log is not what it was; null is the only good answer. */
const logDamages = ['leaf-changed', 'leaf-missing', 'node-changed', 'checkpoint-changed', 'content-changed'] as const;

export type LogDamage = (typeof logDamages)[number];

export const logProof = z.strictObject({
  /** RFC 8785 JSON, to the letter. */
  leaf: z.string(),
  index: z.int(),
  size: z.int(),
  /** SHA-256 in hexadecimal, from the leaf up. */
  hashes: z.array(z.string()),
  /** A signed note (c2sp.org/tlog-checkpoint). */
  checkpoint: z.string(),
});

/** A proof with what it is about, for whoever may read it and for whom they show it to. */
export const openedProof = z.strictObject({
  ...logProof.shape,
  opening: z.strictObject({
    content: z.unknown(),
    /** 32 bytes in hexadecimal; it opens this entry and no other. */
    salt: z.string(),
  }),
});

export const logHistory = z.strictObject({
  earlier: z.string(),
  later: z.string(),
  hashes: z.array(z.string()),
});

export const logState = z.strictObject({
  origin: z.string(),
  /** `name+hash+key`. Whoever checks should have it from elsewhere, a letter or a paper of ours, say. */
  verifierKey: z.string(),
  size: z.int(),
  /** Null before the first entry. */
  checkpoint: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  /** When all of it was gone through last; null before the first night. */
  checkedAt: z.nullable(z.string()),
  isWhole: z.boolean(),
});

/** An event that a company may read, as an entry of the log. */
export const ownEntry = z.strictObject({
  id: z.string(),
  /** When it happened. */
  at: z.string(),
  type: z.string(),
  bizStep: z.string(),
  /** What it is about first; empty for what has no name. */
  name: z.string(),
  /** Whether somebody declared it wrong, or it is such a word itself. */
  isCorrected: z.boolean(),
  /** False for the minute until it has its place. */
  isLogged: z.boolean(),
});

export type OwnEntry = z.output<typeof ownEntry>;
