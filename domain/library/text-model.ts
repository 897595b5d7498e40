import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { optionalText } from '#kit/text.ts';
import { adviceStages, article, textFields } from './article-model.ts';
import { textParts } from './kept-model.ts';

/** Written, sent to review, found good, or given back with a word on why. Only what was found good is anybody's advice. */
export const textStates = ['draft', 'waiting', 'returned', 'reviewed'] as const;

export type TextState = (typeof textStates)[number];

/** What it says anew, and the pictures that stay, each with what it shows. */
export const textRevision = z.strictObject({
  textId: id,
  ...textFields,
  pictures: z.array(z.strictObject({ id, caption: optionalText(200) })).check(z.maxLength(20)),
});

export const textReview = z.strictObject({
  id,
  textId: id,
  isGood: z.boolean(),
  /** Why it is given back; may be empty when it is good. */
  note: optionalText(1000),
  /** The last day on which it is advice; null when it is given back. */
  expiresOn: z.nullable(day('library.expiryRequired')),
});

export type TextReview = z.output<typeof textReview>;

/** A text as agronomists see it. */
export const deskText = z.strictObject({
  ...textParts,
  articleId: id,
  state: z.enum(textStates),
  writtenBy: id,
  writtenByName: z.string(),
  createdAt: z.string(),
  reviewedByName: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  reviewNote: z.string(),
  expiresOn: z.nullable(z.string()),
  /** How many farmers said that it was useful, and that it was not. */
  useful: z.int(),
  useless: z.int(),
});

export type DeskText = z.output<typeof deskText>;

/** A text in the list of the desk. */
export const deskLine = z.strictObject({
  textId: id,
  articleId: id,
  crop: z.nullable(z.string()),
  stage: z.nullable(z.enum(adviceStages)),
  language: z.enum(languages),
  number: z.int(),
  title: z.string(),
  state: z.enum(textStates),
  writtenByName: z.string(),
  expiresOn: z.nullable(z.string()),
  isWithdrawn: z.boolean(),
  useful: z.int(),
  useless: z.int(),
});

export type DeskLine = z.output<typeof deskLine>;

/** An article with all its texts, the newest of each language first. */
export const deskArticle = z.strictObject({ article, texts: z.array(deskText) });

export type DeskArticle = z.output<typeof deskArticle>;
