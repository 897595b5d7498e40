import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { day } from '#kit/day.ts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import { entry, entryDraft, entryKinds, entryRows, type EntryDraft } from './model.ts';

/** A book goes by the account of the farmer whose it is. */
export const ofBook = { kind: 'book', idField: 'keeperId' } as const;

const ofEntry = { kind: 'entry', idField: 'entryId' } as const;

/** The book that is meant when none is named is one's own. */
export const bookQuery = {
  keeperId: z.optional(id),
  from: z.optional(day('finance.dayRequired')),
  to: z.optional(day('finance.dayRequired')),
  farmId: z.optional(id),
  seasonId: z.optional(id),
};

export const addEntry = endpoint({
  name: 'finance.addEntry',
  method: 'POST',
  path: '/api/finance/entries',
  who: farmHands,
  object: ofBook,
  input: entryDraft,
  output: entry,
  errors: { 'book-too-large': 409 },
  offline: 'queue',
  effects: [
    effect(
      entryRows,
      ({ id: entryId }: EntryDraft) => entryId,
      (before, draft, { now }) =>
        before ?? { ...draft, reportId: null, corrects: null, isCancelled: false, createdAt: now.toISOString() },
    ),
  ],
  audit: 'wrote into a book',
  creates: true,
  summary: "Writes income or an expense into a farmer's book",
});

const correctionDraft = z.strictObject({ ...entryDraft.shape, entryId: id, isCancelled: z.boolean() });

type CorrectionDraft = z.output<typeof correctionDraft>;

export const correctEntry = endpoint({
  name: 'finance.correctEntry',
  method: 'POST',
  path: '/api/finance/entries/:entryId/corrections',
  who: farmHands,
  object: ofEntry,
  input: correctionDraft,
  output: entry,
  errors: { 'corrected-already': 409, 'book-too-large': 409 },
  offline: 'queue',
  effects: [
    effect(
      entryRows,
      ({ id: correctionId }: CorrectionDraft) => correctionId,
      (before, { entryId, ...draft }, { now }) =>
        before ?? { ...draft, reportId: null, corrects: entryId, createdAt: now.toISOString() },
    ),
  ],
  audit: 'corrected a book',
  creates: true,
  summary: 'Takes the place of an entry with another, or with nothing; the first one stays and counts no more',
});

export const listEntries = endpoint({
  name: 'finance.listEntries',
  method: 'GET',
  path: '/api/finance/entries',
  who: farmHands,
  object: ofBook,
  input: z.strictObject({ ...bookQuery, kind: z.optional(z.enum(entryKinds)), ...pageQuery }),
  output: page(z.strictObject({ ...entry.shape, isCorrected: z.boolean() })),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The entries of a book, those written last first; corrected and cancelled ones are there and say so',
});

export const readTotals = endpoint({
  name: 'finance.readTotals',
  method: 'GET',
  path: '/api/finance/totals',
  who: farmHands,
  object: ofBook,
  input: z.strictObject({ keeperId: z.optional(id) }),
  output: z.strictObject({ incomeKobo: z.int(), expenseKobo: z.int(), netProfitKobo: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a whole book comes to, in kobo',
});
