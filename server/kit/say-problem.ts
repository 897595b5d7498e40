import { formatDate, formatDateTime, type Language } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import type { Problem } from '@shuka/domain/kit/problem.ts';
import { say } from '#kit/words.ts';

const isMoment = (text: string): boolean =>
  /^.{10}T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** A day or a moment as programs write it reads as people say it; all else stays. */
const readable = (value: string, language: Language): string => {
  if (isDay(value)) return formatDate(value, language);
  return isMoment(value) ? formatDateTime(value, language) : value;
};

/** What a failure says to people. */
export const sayProblem = (language: Language, { code, values }: Pick<Problem, 'code' | 'values'>): string => {
  const said = Object.entries(values).map(([name, value]) => [name, readable(value, language)]);
  return say(language, `problem.${code}`, Object.fromEntries(said));
};
