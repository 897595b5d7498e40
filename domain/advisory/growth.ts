import data from './growth.json' with { type: 'json' };
import { degreesOfDay, type DegreeMethod } from './degrees.ts';

export type GrownCrop = (typeof data.crops)[number];

/** How a crop grows and drinks; undefined for one without figures, yam say. */
export const grownCrop = (crop: string): GrownCrop | undefined => data.crops.find((one) => one.crop === crop);

/** How long ripe crops stand, and how old or far ahead a sowing can be; the part of irrigation that reaches roots. */
export const growthLimits = {
  ripeDays: data.ripeDays,
  oldestDays: data.oldestDays,
  furthestDays: data.furthestDays,
  reachingRoots: data.reachingRoots,
};

/** The four stages of FAO-56: until a tenth of the ground is covered, until it is covered, until it ripens, until harvest. */
export const stages = ['initial', 'development', 'middle', 'late'] as const;

export type Stage = (typeof stages)[number];

/** From which day after sowing a stage goes, and the day on which the next begins. */
type StageSpan = { readonly stage: Stage; readonly fromDay: number; readonly toDay: number };

/**
 * The stages by days. FAO's are of one variety: for another they are stretched or shrunk alike to the days it stands, so
 * that all end together.
 */
export const stagesByDays = ({ stageDays }: GrownCrop, daysToHarvest: number | null): StageSpan[] => {
  const all = stageDays.reduce((sum, one) => sum + one, 0);
  const factor = daysToHarvest === null ? 1 : daysToHarvest / all;
  let day = 0;
  return stages.map((stage, index) => {
    const fromDay = Math.round(day * factor);
    day += stageDays[index] ?? 0;
    return { stage, fromDay, toDay: Math.round(day * factor) };
  });
};

/** FAO-56, eq. 66: the coefficient of a crop on a day after sowing; as on its last day from then on. */
export const coefficientOn = ({ kc }: GrownCrop, spans: readonly StageSpan[], day: number): number => {
  const [start = 0, middle = 0, end = 0] = kc;
  const span = spans.find(({ toDay }) => day < toDay);
  if (span === undefined) return end;
  const part = (day - span.fromDay) / Math.max(1, span.toDay - span.fromDay);
  if (span.stage === 'initial') return start;
  if (span.stage === 'development') return start + part * (middle - start);
  return span.stage === 'middle' ? middle : middle + part * (end - middle);
};

/** How deep roots reach on a day after sowing: from those of a young plant to their depth when the ground is covered. */
export const rootsOn = ({ rootMetres }: GrownCrop, spans: readonly StageSpan[], day: number): number => {
  const covered = spans.find(({ stage }) => stage === 'middle')?.fromDay ?? 1;
  const part = Math.min(1, Math.max(0, day / Math.max(1, covered)));
  return data.startRootMetres + part * Math.max(0, rootMetres - data.startRootMetres);
};

/** By which way of counting the sums of growing degrees here hold. */
const degreeMethod: DegreeMethod = 'upper-bound-then-mean';

export const degreesSource = data.degreesSource;

/** What a crop reaches with enough growing degrees since sowing. */
export const degreeMarks = ['emergence', 'yieldStart', 'senescence', 'maturity'] as const;

export type DegreeMark = (typeof degreeMarks)[number];

type Warmth = { readonly tmax: number; readonly tmin: number };

/** On which day after sowing each mark is reached; null for one that is not reached in the days that are known. */
type ReachedMark = { readonly mark: DegreeMark; readonly degrees: number; readonly day: number | null };

/** When a crop reaches its marks in such days, the first that of sowing; none for a crop without sums. */
export const marksByDegrees = ({ degrees }: GrownCrop, days: readonly Warmth[]): ReachedMark[] => {
  if (degrees === null) return [];
  let sum = 0;
  const sums = days.map(({ tmax, tmin }) => (sum += degreesOfDay(tmax, tmin, degrees, degreeMethod)));
  return degreeMarks.map((mark) => {
    const day = sums.findIndex((reached) => reached >= degrees[mark]);
    return { mark, degrees: degrees[mark], day: day === -1 ? null : day };
  });
};
