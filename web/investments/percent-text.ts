import { formatNumber } from '@shuka/domain/kit/calendar.ts';

/** '15%', '7.5%' of hundredths of a per cent. */
export const percentText = (basisPoints: number): string => `${formatNumber(basisPoints / 100)}%`;
