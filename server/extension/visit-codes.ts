import { codeDays, type DayCode } from '@shuka/domain/extension';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import type { Secrets } from '#kit/secrets.ts';

/**
 * The four digits a farmer tells at a visit of a day. Only the server can make them: a manager's phone that knew how would
 * know them without the farmer.
 */
export const codeOfDay = (secrets: Secrets, farmerId: string, day: string): string =>
  String(secrets.hash('visit-code', `${farmerId} ${day}`).readUInt32BE(0) % 10_000).padStart(4, '0');

/** The codes of the day it is, and of those to come. */
export const codesFrom = (secrets: Secrets, farmerId: string, now: Date): DayCode[] =>
  Array.from({ length: codeDays }, (_, days) => {
    const day = addDays(dayOf(now), days);
    return { day, code: codeOfDay(secrets, farmerId, day) };
  });
