import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

// Apart from what else is known of articles: this much every phone loads, and lists of crops and zones would come along.

/** Whose word a text rests on: a leaflet, a table, a paper, and where it is found. */
export const textSource = z.strictObject({
  title: requiredText('library.sourceRequired', 300),
  where: optionalText(300),
});

export type TextSource = z.output<typeof textSource>;

/** A picture and what it shows, for those who do not see it; `bytes` is what fetching it costs. */
const textPicture = z.strictObject({ id, caption: z.string(), bytes: z.int() });

export type TextPicture = z.output<typeof textPicture>;

/** What a text is to whoever reads it. */
export const textParts = {
  id,
  language: z.enum(languages),
  /** 1 for the first text of the article in this language. */
  number: z.int(),
  title: z.string(),
  body: z.string(),
  sources: z.array(textSource),
  pictures: z.array(textPicture),
  /** What hearing it costs; null where nobody spoke it. */
  audioBytes: z.nullable(z.int()),
};

/** A text that may be read as advice, as readers and their phones have it. */
export const adviceText = z.strictObject({
  ...textParts,
  writtenByName: z.string(),
  reviewedByName: z.string(),
  reviewedAt: z.string(),
  expiresOn: z.string(),
});

export type AdviceText = z.output<typeof adviceText>;

/** What an article is about. */
export const aboutArticle = {
  articleId: id,
  crop: z.nullable(z.string()),
  stage: z.nullable(z.string()),
};

/** An article that a farmer opened or was sent: it stays on their phones, and with their records. */
export const advice = z.strictObject({
  id,
  keeperId: id,
  ...aboutArticle,
  /** One of each language; none once the article was withdrawn. */
  texts: z.array(adviceText),
  isWithdrawn: z.boolean(),
  /** Who sent it and what they wrote beside it; null for one that the farmer found. */
  sentByName: z.nullable(z.string()),
  note: z.string(),
  /** What the farmer said of it; null while they said nothing. */
  useful: z.nullable(z.boolean()),
  createdAt: z.string(),
});

export type Advice = z.output<typeof advice>;

export const adviceRows = rowType<Advice>('advice', advice);

export const usefulWord = z.strictObject({ adviceId: id, textId: id, useful: z.boolean() });

export type UsefulWord = z.output<typeof usefulWord>;
