import * as z from 'zod/mini';
import { correctable } from '#accounts';
import { id } from '#kit/id.ts';
import erasure from './erasure.json' with { type: 'json' };
import { requestKinds } from './request-model.ts';

/** What is kept of a person, in parts that people tell apart; each record of theirs is in one. */
export const recordParts = [
  'identity',
  'talk',
  'written',
  'consents',
  'land',
  'visits',
  'money',
  'trade',
  'goods',
] as const;

type RecordPart = (typeof recordParts)[number];

/** What becomes of a part when its person is erased: it goes, or stays under a number without a name. */
export const becomings = ['goes', 'stays'] as const;

/** Why a part goes or stays. */
export const reasons = ['unneeded', 'proof', 'shared', 'books', 'traced'] as const;

type PartRule = {
  readonly part: RecordPart;
  readonly becomes: (typeof becomings)[number];
  readonly why: (typeof reasons)[number];
  readonly source: string;
  readonly records: readonly string[];
};

/** Data, each part with its source. */
export const erasureRules = erasure.parts as readonly PartRule[]; // checked by the test of the rules

const partShown = z.strictObject({
  part: z.enum(recordParts),
  becomes: z.enum(becomings),
  why: z.enum(reasons),
  /** How many records of theirs there are in it. */
  records: z.int(),
  source: z.string(),
});

type PartShown = z.output<typeof partShown>;

/** What becomes of a person's records, part by part; parts without any are left out. */
export const partsOf = (records: Readonly<Record<string, readonly unknown[]>>): PartShown[] =>
  erasureRules
    .map(({ records: kinds, ...rule }) => ({
      ...rule,
      records: kinds.reduce((sum, kind) => sum + (records[kind]?.length ?? 0), 0),
    }))
    .filter((one) => one.records > 0);

/** What the office's yes on a request would do, before it is said. */
export const requestPreview = z.strictObject({
  requestId: id,
  kind: z.enum(requestKinds),
  /** Of an erasure: why it cannot be done yet; null where it can. */
  blockedBy: z.nullable(z.enum(['person-has-duties', 'person-has-money', 'closed-already'])),
  /** Of an erasure. */
  parts: z.array(partShown),
  /** Of a correction: what stands there now in each field that can be corrected here, '' for nothing. */
  now: z.array(z.strictObject({ field: z.enum(correctable), value: z.string() })),
});

export type RequestPreview = z.output<typeof requestPreview>;
