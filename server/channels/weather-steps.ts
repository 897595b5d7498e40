import type { CellWeather } from '@shuka/domain/advisory';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { alertLine, findKeptWeather } from '#advisory';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { accountOf, behindPin, looking, type Show, type Step } from './talk.ts';

const mostDays = 3;

/** What to beware of first: whoever dials reads little. */
const mostAlerts = 2;

const whole = (figure: number | null): string => (figure === null ? '?' : String(Math.round(figure)));

/** The next days as they were forecast and when that was, else what the month is usually like, and so said. */
const linesOf = ({ days, saidAt, usual, state, alerts }: CellWeather, language: Language): string[] => {
  if (saidAt === null || days.length === 0)
    return [say(language, 'ussd.weatherUsual', { least: usual.tmin, most: usual.tmax, rain: usual.rain })];
  const said = shortDay(dayOf(new Date(saidAt)), language);
  return [
    say(language, state === 'stale' ? 'ussd.weatherStale' : 'ussd.weatherSaid', { day: said }),
    ...(state === 'stale' ? [] : alerts.slice(0, mostAlerts)).map(
      (one) => `! ${alertLine(language, one, shortDay(one.day, language))}`,
    ),
    ...days.slice(0, mostDays).map(({ day, tmin, tmax, rain }) =>
      say(language, 'ussd.weatherDay', {
        day: shortDay(day, language),
        least: whole(tmin),
        most: whole(tmax),
        rain: whole(rain),
      }),
    ),
  ];
};

const weather: Show = async (talk) => {
  const { context, known } = talk;
  const found = await findKeptWeather(context.db, accountOf(talk), context.clock.now());
  if (found === null) return { screen: { lines: [say(known.language, 'ussd.weatherNowhere')] } };
  return { screen: { lines: [`${found.name}:`, ...linesOf(found.weather, known.language)] } };
};

export const weatherSteps: Readonly<Record<string, Step>> = { weather: looking(behindPin(weather)) };
