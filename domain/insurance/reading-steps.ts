import type { Step } from './calculation-model.ts';
import type { RainByDay, RainDay } from './rain-rules.ts';

/** What is known of rain: of the plot's square, and of those around it; of official records also whose they are, by day. */
export type Rain = {
  readonly said: RainByDay;
  readonly around: readonly RainByDay[];
  readonly official?: ReadonlyMap<string, string>;
};

const filledOf = (days: readonly RainDay[], how: RainDay['how']): number =>
  days.filter((one) => one.how === how).length;

const officialStep = (days: readonly RainDay[], phase: number | null, official: Rain['official']): Step[] => {
  const sources = days.flatMap(({ day, how }) => (how === 'said' ? (official?.get(day) ?? []) : []));
  if (sources.length === 0) return [];
  const figures = { officialDays: sources.length, recordsBy: [...new Set(sources)].join(', ') };
  return [{ what: 'rain-official', phase, figures }];
};

/** What was read of some days, whose records stood in place of what was noted, and what was done where nothing was said. */
export const readingSteps = (days: readonly RainDay[], phase: number | null, official?: Rain['official']): Step[] => {
  const neighbours = filledOf(days, 'neighbours');
  const mean = filledOf(days, 'mean');
  const missing = filledOf(days, 'none');
  const records = officialStep(days, phase, official);
  const saidDays = filledOf(days, 'said') - Number(records[0]?.figures['officialDays'] ?? 0);
  const read: Step = {
    what: 'rain-read',
    phase,
    figures: { fromOn: days[0]?.day ?? '', untilOn: days.at(-1)?.day ?? '', days: days.length, saidDays },
  };
  const filled: Step[] = neighbours + mean === 0 ? [] : [{ what: 'days-filled', phase, figures: { neighbours, mean } }];
  const lacking: Step[] = missing === 0 ? [] : [{ what: 'days-lacking', phase, figures: { missing } }];
  return [read, ...records, ...filled, ...lacking];
};
