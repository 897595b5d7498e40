import * as z from 'zod/mini';
import { addDays } from '#kit/day.ts';
import { standingOf, type SownAlike } from './calendar.ts';
import { stages } from './growth.ts';
import { alertKinds, type CellWeather } from './model.ts';
import limits from './weather-limits.json' with { type: 'json' };

const day = z.string();

/** What to do now on a sowing, and what to beware of there: the same for all sowings alike in one cell. */
export const advice = z.strictObject({
  state: z.enum(['not-sown', 'growing', 'ripe', 'over', 'impossible']),
  stage: z.nullable(z.enum(stages)),
  tasks: z.array(z.strictObject({ id: z.string(), says: z.string(), from: day, until: day })),
  /** Of the forecast there was when it was computed; none of one too old to rely on. */
  alerts: z.array(z.strictObject({ kind: z.enum(alertKinds), day, value: z.number() })),
});

export type Advice = z.output<typeof advice>;

/**
 * The advice of a day. Tasks are those that are due, or will be within some days; a crop that does not stand is warned of
 * nothing. It holds no age and no hours, so that it changes only when what to do does.
 */
export const adviceOf = (sown: SownAlike, weather: Pick<CellWeather, 'state' | 'alerts'>, today: string): Advice => {
  const { state, stage, tasks } = standingOf(sown, today);
  const isOnLand = state === 'not-sown' || state === 'growing' || state === 'ripe';
  const soon = addDays(today, limits.adviceAheadDays.value);
  const isReliable = weather.state === 'fresh' || weather.state === 'old';
  return {
    state,
    stage,
    tasks: isOnLand
      ? tasks
          .filter(({ from, until }) => from <= soon && until >= today)
          .map(({ id, says, from, until }) => ({ id, says, from, until }))
      : [],
    alerts: isOnLand && isReliable ? weather.alerts.map(({ kind, day: on, value }) => ({ kind, day: on, value })) : [],
  };
};
