import * as z from 'zod/mini';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { bookLines, type BookLine, type Doubt } from '@shuka/domain/reports';
import { steps } from './report-steps.ts';

const ids = z.strictObject({
  seed: z.string(),
  labour: z.string(),
  fertiliser: z.string(),
  herbicide: z.string(),
  pesticide: z.string(),
  others: z.string(),
  familyLabour: z.string(),
});

const unfinished = z.object({
  /** The id the report will have, and those of its entries in the book: however often it is saved, it is one. */
  reportId: z.string(),
  entryIds: ids,
  fields: z.record(z.string(), z.string()),
  photoIds: z.array(z.string()),
  /** What was odd and is really so. */
  confirmed: z.array(z.string()),
  step: z.enum(steps),
});

/** A report that is being written, as it lies on the phone. */
export type Unfinished = z.output<typeof unfinished>;

export const draftKeyOf = (farmId: string, corrects: string | null): string => `report ${farmId} ${corrects ?? 'new'}`;

/** What was begun; null when nothing was, or when it cannot be read. */
export const readUnfinished = (kept: unknown): Unfinished | null => z.safeParse(unfinished, kept).data ?? null;

const newEntryIds = (): Unfinished['entryIds'] =>
  Object.fromEntries(bookLines.map((line) => [line, newId()])) as Record<BookLine, string>; // one for each line

export const beginReport = (fields: Unfinished['fields'], photoIds: readonly string[] = []): Unfinished => ({
  reportId: newId(),
  entryIds: newEntryIds(),
  fields,
  photoIds: [...photoIds],
  confirmed: [],
  step: 'costs',
});

/** Tells one doubt from another; an answer holds for this value only. */
export const keyOfDoubt = ({ field, value }: Doubt): string => `${field}=${value}`;
