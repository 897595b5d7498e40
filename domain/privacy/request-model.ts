import * as z from 'zod/mini';
import { correctable, stoppableUses } from '#accounts';
import { addDays, dayOf } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import limits from './limits.json' with { type: 'json' };

export const privacyLimits = limits;

/** The rights of NDPA 2023, ss. 34 to 38, that are asked for in words. */
export const requestKinds = [
  'access',
  'correction',
  'erasure',
  'restriction',
  'objection',
  'portability',
  'review',
] as const;

export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['open', 'done', 'refused', 'withdrawn'] as const;

/** Those that stop a use of data from the moment they are asked. */
export const stopsAtOnce = (kind: RequestKind): boolean => kind === 'restriction' || kind === 'objection';

export const requestDraft = z.strictObject({
  id,
  kind: z.enum(requestKinds, 'rights.kindRequired'),
  words: optionalText(1000),
  /** What is to stop; of a restriction or an objection alone, and at least one there. */
  uses: z.array(z.enum(stoppableUses)).check(z.maxLength(stoppableUses.length)),
  /** Of a correction: what is wrong and what is right, where it is one of the fields that the office can put right at once. */
  field: z.optional(z.nullable(z.enum(correctable))),
  value: z.optional(optionalText(200)),
});

export type RequestDraft = z.output<typeof requestDraft>;

const hasField = ({ field }: RequestDraft): boolean => field !== undefined && field !== null;

/** What is wrong with a draft that no schema sees; null for nothing. */
export const checkRequest = (draft: RequestDraft): { field: string; says: string } | null => {
  const { kind, words, uses } = draft;
  if (stopsAtOnce(kind) !== uses.length > 0) return { field: 'uses', says: 'rights.usesRequired' };
  if (kind !== 'correction' && hasField(draft)) return { field: 'field', says: 'rights.fieldOther' };
  if (hasField(draft))
    return draft.value === undefined || draft.value === '' ? { field: 'value', says: 'rights.valueRequired' } : null;
  const needsWords = kind === 'correction' || kind === 'review';
  return needsWords && words === '' ? { field: 'words', says: 'rights.wordsRequired' } : null;
};

/** The day an answer is due. */
export const dueOn = (askedAt: Date): string => addDays(dayOf(askedAt), limits.answerDays.value);

export const rightsRequest = z.strictObject({
  id,
  kind: z.enum(requestKinds),
  words: z.string(),
  uses: z.array(z.enum(stoppableUses)),
  field: z.nullable(z.enum(correctable)),
  value: z.string(),
  askedAt: z.string(),
  dueOn: z.string(),
  state: z.enum(requestStates),
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
});

export type RightsRequest = z.output<typeof rightsRequest>;

/** As the office sees it. */
export const officeRequest = z.strictObject({ ...rightsRequest.shape, accountId: id, name: z.string() });

export const answerText = requiredText('rights.answerRequired', 1000);
