import * as z from 'zod/mini';
import { isDay } from '#kit/day.ts';

const shape = /^((?:19|20|21)\d\d-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-3]):[0-5]\d)$/;

/** Whether a text is a moment of the calendar with its zone, between 1900 and 2199. */
export const isMoment = (text: string): boolean => {
  const [, day = ''] = shape.exec(text) ?? [];
  return isDay(day);
};

/** A moment with its zone (ISO 8601). */
export const moment = z.string('field.instant').check(z.refine<string>(isMoment, 'field.instant'));
