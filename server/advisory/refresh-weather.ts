import { weatherLimits } from '@shuka/domain/advisory';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { keepSaid, takeDue } from './weather-store.ts';

/** How many places one question is about: what an address can hold. */
const perQuestion = 50;
/** A server that asked and died blocks nobody longer. */
const askedMillis = 120_000;
const hourMillis = 3_600_000;

/** An hour is at most this many questions: a provider's minute allows six hundred. */
const mostQuestions = 400;

type Standing = Pick<Services, 'pool' | 'clock' | 'weather' | 'log'>;

/**
 * Asks for some cells that are due, all of them at once.
 * @returns how many were taken to be asked for; what the provider does not answer is logged and left for later.
 */
export const askForDue = async (
  { pool, clock, weather, log }: Standing,
  keys: readonly string[] | null,
): Promise<number> => {
  if (weather === null) return 0;
  const now = clock.now();
  const before = (millis: number): Date => new Date(now.getTime() - millis);
  const due = await takeDue(
    pool,
    { keys, limit: perQuestion },
    {
      now,
      saidBefore: before(weatherLimits.refreshHours.value * hourMillis),
      wantedAfter: before(weatherLimits.wantedDays.value * 24 * hourMillis),
      askedBefore: before(askedMillis),
    },
  );
  if (due.length === 0) return 0;
  try {
    const said = await weather.forecast(due.map(({ position }) => position));
    const held = due.flatMap(({ cell }, index) => {
      const one = said[index];
      return one === undefined ? [] : [{ cell, weather: one }];
    });
    await keepSaid(pool, held, weather.name, clock.now());
  } catch (error) {
    log.error({ error }, 'the weather could not be asked for');
  }
  return due.length;
};

/** Every hour, at a minute when others do not ask: what is wanted and old is asked for anew. */
export const jobsOf = (services: Services): JobHandler[] => [
  {
    name: 'advisory.refresh-weather',
    cron: '17 * * * *',
    work: async () => {
      for (let count = 0; count < mostQuestions; count += 1)
        if ((await askForDue(services, null)) < perQuestion) return;
    },
  },
];
