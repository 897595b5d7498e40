import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import type { Words } from '#kit/words.tsx';

type About = { readonly crop: string | null; readonly stage: string | null; readonly zones?: readonly string[] };

/** What an article is about in one line: crop, stage and zones, those that it is for all of left out. */
export const aboutText = ({ crop, stage, zones = [] }: About, { t, say }: Words): string =>
  [
    crop === null ? t('library.everyCrop') : say(`crop.${crop}`),
    ...(stage === null ? [] : [say(`library.stage.${stage}`)]),
    ...zones.map((zone) => say(`library.zone.${zone}`)),
  ].join(' · ');

/** How much there is to fetch, in whole kilobytes: 'about 40 KB'. */
export const sizeText = (bytes: number, { t }: Words): string =>
  t('library.size', { kilobytes: formatNumber(Math.max(1, Math.ceil(bytes / 1024))) });
