import { addDays, daysBetween } from '#kit/day.ts';
import type { InForce } from '#kit/reference.ts';
import { cropKey, daysToHarvest, taskRulesOf, type Season } from '#seasons';
import { usualOn } from './climate.ts';
import {
  growthLimits,
  grownCrop,
  marksByDegrees,
  stagesByDays,
  type DegreeMark,
  type GrownCrop,
  type Stage,
} from './growth.ts';
import { sowingSpan, sowingState, sowingWindows, type SowingSpan, type SowingState } from './sowing.ts';
import type { ForecastDay } from './model.ts';
import type { Zone } from './zones.ts';

/** Days, both included. */
type Span = { readonly from: string; readonly until: string };

type CalendarStage = Span & { readonly stage: Stage };

type CalendarTask = Span & {
  readonly id: string;
  readonly activity: string;
  readonly says: string;
  readonly source: string;
  readonly isEstimate: boolean;
};

type CalendarMark = { readonly mark: DegreeMark; readonly degrees: number; readonly on: string | null };

/** Where a season stands on a day. `impossible` for a day of sowing from which nothing could stand any more, or so far. */
type CalendarState = 'not-sown' | 'growing' | 'ripe' | 'over' | 'impossible';

export type CropCalendar = {
  readonly state: CalendarState;
  /** Days since sowing; negative before it. */
  readonly age: number;
  readonly stage: Stage | null;
  readonly sowing: { readonly state: SowingState; readonly span: SowingSpan | null };
  readonly stages: readonly CalendarStage[];
  /** Null where nobody said how long the crop stands. */
  readonly harvest: (Span & { readonly source: string; readonly isEstimate: boolean }) | null;
  readonly tasks: readonly CalendarTask[];
  /** By growing degrees, with what the month is usually like where no day was forecast; none for a crop without sums. */
  readonly marks: readonly CalendarMark[];
  readonly isEstimate: boolean;
};

type Sown = Pick<Season, 'crop' | 'variety' | 'plantedOn' | 'endedOn'>;

/** A sowing by what its calendar hangs on: all alike have the same one. `stands` is from how many days to how many. */
export type SownAlike = {
  readonly key: string;
  readonly stands: { readonly from: number; readonly to: number } | null;
  readonly plantedOn: string;
};

/** How far the warmth of days is counted on. */
const countedDays = 400;

const middle = ({ from, to }: { from: number; to: number }): number => Math.round((from + to) / 2);

const stateOf = (
  age: number,
  ripeFrom: number | null,
  ripeTo: number | null,
  endedOn: string | null,
): CalendarState => {
  if (age > growthLimits.oldestDays.value || -age > growthLimits.furthestDays.value) return 'impossible';
  if (endedOn !== null) return 'over';
  if (age < 0) return 'not-sown';
  if (ripeFrom === null || ripeTo === null || age < ripeFrom) return 'growing';
  return age > ripeTo + growthLimits.ripeDays.value ? 'over' : 'ripe';
};

/** When the crop reaches its marks: by the days that are forecast, and elsewhere by what their month is usually like. */
const marksOf = (grown: GrownCrop, sownOn: string, zone: Zone, days: readonly ForecastDay[]): CalendarMark[] => {
  const known = new Map(days.map((one) => [one.day, one]));
  const warmth = Array.from({ length: countedDays }, (_, age) => {
    const day = addDays(sownOn, age);
    const said = known.get(day);
    const usual = usualOn(zone.key, day);
    return { tmax: said?.tmax ?? usual.tmax, tmin: said?.tmin ?? usual.tmin };
  });
  return marksByDegrees(grown, warmth).map(({ mark, degrees, day }) => ({
    mark,
    degrees,
    on: day === null ? null : addDays(sownOn, day),
  }));
};

const tasksOf = (key: string, sownOn: string): CalendarTask[] =>
  taskRulesOf(key)
    .map(({ id, activity, says, fromDay, toDay, source, isEstimate }) => ({
      id,
      activity,
      says: `tasks.${says}`,
      from: addDays(sownOn, fromDay),
      until: addDays(sownOn, toDay),
      source,
      isEstimate,
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until));

/** Where a sowing stands by days alone, with its stages and tasks: cheap enough to be asked of a country each night. */
export const standingOf = ({ key, stands, plantedOn }: SownAlike, today: string, endedOn: string | null = null) => {
  const grown = grownCrop(key);
  const age = daysBetween(plantedOn, today);
  const state = stateOf(age, stands?.from ?? null, stands?.to ?? null, endedOn);
  const spans = grown === undefined ? [] : stagesByDays(grown, stands === null ? null : middle(stands));
  const isStanding = state === 'growing' || state === 'ripe';
  return {
    state,
    age,
    stage: isStanding ? (spans.find(({ toDay }) => age < toDay)?.stage ?? spans.at(-1)?.stage ?? null) : null,
    stages: spans.map(({ stage, fromDay, toDay }) => ({
      stage,
      from: addDays(plantedOn, fromDay),
      until: addDays(plantedOn, Math.max(fromDay, toDay - 1)),
    })),
    tasks: state === 'impossible' ? [] : tasksOf(key, plantedOn),
  };
};

/**
 * What to do on a season and when, from the day it was truly sown on: stages by days and by growing degrees, tasks,
 * harvest. Of a crop without figures it says only what is known. `days` is the weather that is known, if any;
 * `windows` when crops were usually sown, as it held on that day.
 */
export const cropCalendar = (
  { crop, variety, plantedOn, endedOn }: Sown,
  zone: Zone,
  today: string,
  days: readonly ForecastDay[] = [],
  windows: InForce = sowingWindows.shipped,
): CropCalendar => {
  const key = cropKey(crop);
  const grown = grownCrop(key);
  const stands = daysToHarvest(crop, variety);
  const standing = standingOf({ key, stands, plantedOn }, today, endedOn);
  const span = sowingSpan(key, zone.key, windows);
  return {
    ...standing,
    sowing: { state: sowingState(plantedOn, span), span },
    harvest:
      stands === null
        ? null
        : {
            from: addDays(plantedOn, stands.from),
            until: addDays(plantedOn, stands.to),
            source: stands.source,
            isEstimate: stands.isEstimate,
          },
    marks: grown === undefined || standing.state === 'impossible' ? [] : marksOf(grown, plantedOn, zone, days),
    isEstimate: (grown?.isEstimate ?? true) || (stands?.isEstimate ?? true),
  };
};
