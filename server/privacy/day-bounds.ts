import { addDays } from '@shuka/domain/kit/day.ts';

/** The moment a day begins in Nigeria, which is an hour before UTC all year. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

export const boundsOfDay = (day: string) => ({ from: startOf(day), until: startOf(addDays(day, 1)) });
