import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** What the yearly return counts besides visits; the terms are those of the ADPs (`return-lines.json`). */
export const eventKinds = [
  'mtrm',
  'fnt',
  'ofar',
  'spat',
  'mtp',
  'field-day',
  'agric-show',
  'radio-tv',
  'pre-season-training',
  'post-harvest-training',
  'other-training',
  'group-formed',
  'group-with-bank',
  'group-with-credit',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** The kinds that stand in the table of trainings. */
export const trainingKinds: readonly EventKind[] = [
  'mtrm',
  'fnt',
  'field-day',
  'pre-season-training',
  'post-harvest-training',
  'other-training',
];

const people = z.int('board.peopleWrong').check(z.gte(0, 'board.peopleWrong'), z.lte(100_000, 'board.peopleWrong'));

export const eventDraft = z.strictObject({
  id,
  kind: z.enum(eventKinds, 'board.kindRequired'),
  title: requiredText('board.titleRequired', 200),
  organiser: optionalText(200),
  /** Whom it was for: extension managers, farmers, women in agriculture. In people's own words. */
  category: optionalText(120),
  heldOn: day('board.heldOnRequired'),
  /** How many of them: twelve groups formed in one go, say. */
  many: z.int('board.manyWrong').check(z.gte(1, 'board.manyWrong'), z.lte(10_000, 'board.manyWrong')),
  men: people,
  women: people,
  /** Of the men and women, those under 36. */
  youth: people,
  place: optionalText(200),
  collaborators: optionalText(300),
  note: optionalText(1000),
  corrects: z.nullable(id),
  /** True takes the corrected one back: it did not take place. */
  isCancelled: z.boolean(),
});

export type EventDraft = z.output<typeof eventDraft>;

/** An event of extension in a zone. Never changed: a correction is one of its own. */
export const extensionEvent = z.strictObject({
  ...eventDraft.shape,
  zoneId: id,
  byName: z.string(),
  isCorrected: z.boolean(),
  createdAt: z.string(),
});

export type ExtensionEvent = z.output<typeof extensionEvent>;
