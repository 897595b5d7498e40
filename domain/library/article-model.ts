import * as z from 'zod/mini';
import { stages, zoneKeys } from '#advisory';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { requiredText } from '#kit/text.ts';
import { knownCrops } from '#seasons';
import { textSource } from './kept-model.ts';
import limits from './limits.json' with { type: 'json' };

/** What bounds the library; each figure is the house's own and dated. */
export const libraryLimits = limits;

/** When in a season an article helps: FAO's four stages of a standing crop, and what comes before and after. */
export const adviceStages = ['before-sowing', ...stages, 'after-harvest'] as const;

export type AdviceStage = (typeof adviceStages)[number];

const isKnownCrop = (crop: string): boolean => knownCrops().some(({ key }) => key === crop);

/** A crop by its key. */
export const cropChoice = z.string('library.cropWrong').check(z.refine(isKnownCrop, 'library.cropWrong'));

const isSaidOnce = (zones: readonly string[]): boolean => new Set(zones).size === zones.length;

/** What an article is about; null and an empty list stand for all of them. It never changes: a review is of it too. */
export const subject = {
  crop: z.nullable(cropChoice),
  stage: z.nullable(z.enum(adviceStages, 'library.stageWrong')),
  zones: z.array(z.enum(zoneKeys, 'library.zoneWrong')).check(z.refine(isSaidOnce, 'library.zoneWrong')),
};

export const articleDraft = z.strictObject({ id, agronomistId: id, ...subject });

export type ArticleDraft = z.output<typeof articleDraft>;

/** An article: what it is about. What it says stands in its texts, one line of versions for each language. */
export const article = z.strictObject({
  id,
  crop: z.nullable(z.string()),
  stage: z.nullable(z.enum(adviceStages)),
  zones: z.array(z.enum(zoneKeys)),
  createdAt: z.string(),
  /** Since when nobody is advised by it any more, and why. */
  withdrawnAt: z.nullable(z.string()),
  withdrawnFor: z.string(),
});

export type Article = z.output<typeof article>;

export const mostTextLetters = 6000;

/** What a text says. It names its sources, or it is nobody's advice. */
export const textFields = {
  title: requiredText('library.titleRequired', 120),
  body: requiredText('library.bodyRequired', mostTextLetters),
  sources: z
    .array(textSource)
    .check(z.minLength(1, 'library.sourceRequired'), z.maxLength(limits.mostSources, 'library.sourcesTooMany')),
};

export const textDraft = z.strictObject({
  id,
  articleId: id,
  language: z.enum(languages, 'library.languageWrong'),
  ...textFields,
});

export type TextDraft = z.output<typeof textDraft>;
