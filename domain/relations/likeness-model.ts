import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { pairReasons } from './likeness.ts';

export const likenessStates = ['open', 'different', 'merged'] as const;

export type LikenessState = (typeof likenessStates)[number];

/** What someone said of a pair. */
const likenessWord = z.strictObject({
  says: z.enum(['same', 'different']),
  /** Which account should stay, by whoever says that they are one. */
  staysId: z.nullable(id),
  reason: z.string(),
  byName: z.string(),
  at: z.string(),
});

export type LikenessWord = z.output<typeof likenessWord>;

/** One of a pair as managers see them who do not look after them: where they live and who does, and no number. */
export const likeFarmer = z.strictObject({
  farmerId: id,
  firstName: z.string(),
  lastName: z.string(),
  village: z.string(),
  lga: z.string(),
  managerName: z.nullable(z.string()),
  isMine: z.boolean(),
});

export type LikeFarmer = z.output<typeof likeFarmer>;

/** What is said of a pair, whoever looks. */
export const saidOfPair = {
  likenessId: id,
  score: z.int(),
  reasons: z.array(z.enum(pairReasons)),
  foundAt: z.string(),
  state: z.enum(likenessStates),
  reason: z.string(),
  words: z.array(likenessWord),
};

/** Two farmers who may be one. */
export const likenessRow = z.strictObject({ ...saidOfPair, farmers: z.array(likeFarmer) });

export type LikenessRow = z.output<typeof likenessRow>;
