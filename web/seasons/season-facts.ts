import type { Plot } from '@shuka/domain/farms';
import { seasonFields, type Season, type SeasonDetails, type SeasonField } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { WordId, Words } from '#kit/words.tsx';
import { areaValues } from './land.ts';
import { kilogramsText } from './season-words.ts';

/** What each field is called. */
export const fieldWords = {
  crop: 'seasons.crop',
  variety: 'seasons.variety',
  plantedOn: 'seasons.plantedOn',
  plot: 'seasons.where',
  area: 'seasons.area',
  standCount: 'seasons.stands',
  expectedHarvestOn: 'seasons.expectedHarvestOn',
  expectedKilograms: 'seasons.expectedKilograms',
} as const satisfies Record<SeasonField, WordId>;

const plotName = (plotId: string | null, plots: readonly Plot[], { t }: Words): string =>
  plotId === null ? t('seasons.wholeFarm') : (plots.find(({ id }) => id === plotId)?.name ?? t('seasons.plotGone'));

/** A field's value as people read it; null when nothing was said. */
export const fieldText = (
  field: SeasonField,
  value: Partial<SeasonDetails>,
  plots: readonly Plot[],
  words: Words,
): string | null => {
  const { t, language } = words;
  const { crop, variety, plantedOn, areaHectares, standCount, expectedHarvestOn, expectedKilograms } = value;
  if (field === 'crop') return crop ?? null;
  if (field === 'variety') return variety === '' ? null : (variety ?? null);
  if (field === 'plantedOn') return plantedOn === undefined ? null : formatDate(plantedOn, language);
  if (field === 'plot') return plotName(value.plotId ?? null, plots, words);
  if (field === 'area') return areaHectares == null ? null : t('seasons.areaValue', areaValues(areaHectares));
  if (field === 'standCount') return standCount == null ? null : standCount.toLocaleString('en-NG');
  if (field === 'expectedHarvestOn') return expectedHarvestOn == null ? null : formatDate(expectedHarvestOn, language);
  return expectedKilograms == null ? null : t('seasons.kilograms', { kilograms: kilogramsText(expectedKilograms) });
};

/** What is known of a season: what was said, and the day it ended. The name of the crop stands above. */
export const seasonFacts = (season: Season, plots: readonly Plot[], words: Words): (readonly [string, string])[] => {
  const said = seasonFields
    .filter((field) => field !== 'crop' && field !== 'variety')
    .map((field) => [words.t(fieldWords[field]), fieldText(field, season, plots, words)] as const);
  const ended =
    season.endedOn === null
      ? null
      : ([words.t('seasons.endedOn'), formatDate(season.endedOn, words.language)] as const);
  return [...said, ...(ended === null ? [] : [ended])].filter(
    (fact): fact is readonly [string, string] => fact[1] !== null,
  );
};
