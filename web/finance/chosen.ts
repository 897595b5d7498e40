import type { BookFilter } from '@shuka/domain/finance';
import { isDay } from '@shuka/domain/kit/day.ts';
import { spanOf, type Period } from './periods.ts';

/** What a person chose to see, as the fields hold it; '' is no choice. */
export type Chosen = {
  readonly seasonId: string;
  readonly farmId: string;
  readonly period: Period;
  readonly from: string;
  readonly to: string;
};

export const allOfIt: Chosen = { seasonId: '', farmId: '', period: 'all', from: '', to: '' };

/** The filter that a choice comes to; a day half typed limits nothing yet. */
export const filterOf = ({ seasonId, farmId, period, from, to }: Chosen, today: string): BookFilter => ({
  ...(seasonId === '' ? {} : { seasonId }),
  ...(farmId === '' ? {} : { farmId }),
  ...(period === 'own' ? { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) } : spanOf(period, today)),
});
