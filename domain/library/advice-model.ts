import * as z from 'zod/mini';
import { zoneKeys } from '#advisory';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { optionalText } from '#kit/text.ts';
import { adviceStages, libraryLimits } from './article-model.ts';
import { aboutArticle, adviceText } from './kept-model.ts';

/** An article as readers find it: the text in their language, else in English, with what its parts cost to fetch. */
export const articleLine = z.strictObject({
  articleId: id,
  crop: z.nullable(z.string()),
  stage: z.nullable(z.enum(adviceStages)),
  zones: z.array(z.enum(zoneKeys)),
  language: z.enum(languages),
  title: z.string(),
  /** How it begins. */
  opening: z.string(),
  textBytes: z.int(),
  pictures: z.int(),
  pictureBytes: z.int(),
  audioBytes: z.nullable(z.int()),
  expiresOn: z.string(),
});

export type ArticleLine = z.output<typeof articleLine>;

/** An article with the texts that are advice today, one of each language. */
export const wholeArticle = z.strictObject({ ...aboutArticle, texts: z.array(adviceText) });

export type WholeArticle = z.output<typeof wholeArticle>;

const place = z.string('library.placeRequired').check(z.minLength(1, 'library.placeRequired'), z.maxLength(60));

/**
 * Whom a manager sends an article: farmers by name, all in their care, those of them in a group they made, or who live in one
 * LGA. An agronomist sends it to all farmers of an LGA, too.
 */
export const receivers = z.union([
  z.strictObject({
    kind: z.literal('chosen'),
    farmerIds: z
      .array(id)
      .check(
        z.minLength(1, 'library.farmersRequired'),
        z.maxLength(libraryLimits.mostChosen, 'library.farmersTooMany'),
      ),
  }),
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('group'), roomId: id }),
  z.strictObject({ kind: z.literal('lga'), stateCode: place, lga: place }),
  z.strictObject({ kind: z.literal('everyone'), stateCode: place, lga: place }),
]);

export type Receivers = z.output<typeof receivers>;

export const sending = z.strictObject({ id, articleId: id, to: receivers, note: optionalText(500) });

export type Sending = z.output<typeof sending>;
