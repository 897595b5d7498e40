import { grownCrop, stagesByDays } from '#advisory';
import { addDays, daysBetween } from '#kit/day.ts';
import type { Language } from '#kit/languages.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { cropKey, daysToHarvest } from '#seasons';
import { libraryLimits, type AdviceStage } from './article-model.ts';
import type { Advice, AdviceText } from './kept-model.ts';
import type { DeskText, TextReview, TextState } from './text-model.ts';

/** The last day a review of today may let a text stand. */
export const lastExpiry = (today: string): string => addDays(today, Math.floor(libraryLimits.mostMonths * 30.4375));

/** Whether a text that was found good is still advice on a day; on its last day it is. */
const isInForce = ({ expiresOn }: Pick<AdviceText, 'expiresOn'>, today: string): boolean => expiresOn >= today;

/** The texts that may be read as advice today: what is out of date is none, wherever it lies. */
export const textsInForce = ({ texts, isWithdrawn }: Pick<Advice, 'texts' | 'isWithdrawn'>, today: string) =>
  isWithdrawn ? [] : texts.filter((text) => isInForce(text, today));

/** The text a reader gets: in their language, else in English, else what there is. */
export const textFor = <Text extends { readonly language: Language }>(
  texts: readonly Text[],
  language: Language,
): Text | null =>
  texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en') ?? texts[0] ?? null;

const changeable: readonly TextState[] = ['draft', 'returned'];

type Standing = Pick<DeskText, 'state' | 'writtenBy'>;

/**
 * Demands that a text may be written on, and by this person.
 * @throws Problem `text-settled` while it is reviewed or was found good, `not-the-writer` for anybody else.
 */
export const demandWriting = ({ state, writtenBy }: Standing, accountId: string): void => {
  if (writtenBy !== accountId) throw new Problem('not-the-writer');
  if (!changeable.includes(state)) throw new Problem('text-settled');
};

/**
 * Demands that each picture says what it shows before anybody reviews it.
 * @throws Problem `caption-missing`.
 */
export const demandCaptions = ({ pictures }: Pick<DeskText, 'pictures'>): void => {
  if (pictures.some(({ caption }) => caption === '')) throw new Problem('caption-missing');
};

const demandExpiry = (expiresOn: string | null, today: string): void => {
  const isFit = expiresOn !== null && expiresOn > today && expiresOn <= lastExpiry(today);
  if (!isFit) throw refusedField('expiresOn', 'library.expiryWrong');
};

/**
 * What a review makes of a text: two people stand for each, so nobody reviews what they wrote.
 * @throws Problem `own-text`, `not-waiting`; `invalid` beside what a verdict lacks.
 */
export const reviewedState = (text: Standing, review: TextReview, accountId: string, today: string): TextState => {
  if (text.writtenBy === accountId) throw new Problem('own-text');
  if (text.state !== 'waiting') throw new Problem('not-waiting');
  if (!review.isGood && review.note === '') throw refusedField('note', 'library.noteRequired');
  if (review.isGood) demandExpiry(review.expiresOn, today);
  return review.isGood ? 'reviewed' : 'returned';
};

type Growing = {
  readonly crop: string;
  readonly variety: string;
  readonly plantedOn: string;
  readonly endedOn: string | null;
};

/** How far along a season is on a day; null for a crop whose growth nobody has figures of. */
export const adviceStageOf = ({ crop, variety, plantedOn, endedOn }: Growing, today: string): AdviceStage | null => {
  if (endedOn !== null) return 'after-harvest';
  if (plantedOn > today) return 'before-sowing';
  const grown = grownCrop(cropKey(crop));
  if (grown === undefined) return null;
  const said = daysToHarvest(crop, variety);
  const spans = stagesByDays(grown, said === null ? null : Math.round((said.from + said.to) / 2));
  const days = daysBetween(plantedOn, today);
  return spans.find(({ toDay }) => days < toDay)?.stage ?? 'late';
};
