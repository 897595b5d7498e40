import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import type { Words } from '#kit/words.tsx';

/** A way in metres, or in kilometres with one decimal where it is long. */
export const distanceWords = (metres: number, { t }: Words): string =>
  metres < 1000
    ? t('board.metres', { count: formatNumber(Math.round(metres)) })
    : t('board.kilometres', { count: formatNumber(Math.round(metres / 100) / 10) });
