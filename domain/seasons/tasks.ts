import { addDays, daysBetween } from '#kit/day.ts';
import type { Activity, ActivityKind } from './activity-model.ts';
import { cropKey, daysToHarvest } from './crops.ts';
import { runningSeasons } from './figures.ts';
import type { Season } from './model.ts';
import type { Harvest } from './harvest-model.ts';
import { doneActivities, standingHarvests } from './record-rules.ts';
import data from './tasks.json' with { type: 'json' };

/** Something to do on a season now. `says` is the id of its words; the days are 'YYYY-MM-DD', both included. */
export type Task = {
  readonly id: string;
  readonly seasonId: string;
  readonly activity: ActivityKind;
  readonly says: string;
  readonly from: string;
  /** The last good day; null for what goes on until it is done. */
  readonly until: string | null;
  readonly isLate: boolean;
  readonly source: string;
  readonly isEstimate: boolean;
};

/** A task stays on the list so long after its last good day, marked late. */
const lateDays = 14;

type Rule = (typeof data.tasks)[number];

const rulesByCrop = new Map(
  data.tasks.map(({ crop }) => [crop, data.tasks.filter((rule) => rule.crop === crop)] as const),
);

/** What the crop calendar asks for on a crop ('maize'), by days after planting; none for a crop without data. */
export const taskRulesOf = (crop: string): readonly Rule[] => rulesByCrop.get(crop) ?? [];

const isDone = (activity: string, from: string, until: string, done: readonly Activity[]): boolean =>
  done.some(({ kind, doneOn }) => kind === activity && doneOn >= from && doneOn <= until);

const taskOf = (season: Season, rule: Rule, done: readonly Activity[], today: string, age: number): Task | null => {
  // By numbers first: a manager's phone asks this of every rule for a thousand seasons.
  if (rule.fromDay - age > 6 || age - rule.toDay > lateDays) return null;
  const from = addDays(season.plantedOn, rule.fromDay);
  const until = addDays(season.plantedOn, rule.toDay);
  // Work begun a few days early or late is the work all the same.
  if (isDone(rule.activity, addDays(from, -3), addDays(until, lateDays), done)) return null;
  const { id, source, isEstimate } = rule;
  const says = `tasks.${rule.says}`;
  const activity = rule.activity as ActivityKind; // a test holds the data to the kinds there are
  return { id, seasonId: season.id, activity, says, from, until, isLate: today > until, source, isEstimate };
};

/** The harvest is due from a week before the expected day, or from when the crop can be ripe, until it is recorded. */
const harvestTask = (season: Season, harvestDays: readonly string[], today: string): Task | null => {
  const days = daysToHarvest(season.crop, season.variety);
  const { expectedHarvestOn } = season;
  const ripe = days === null ? null : addDays(season.plantedOn, days.from);
  const from = expectedHarvestOn === null ? ripe : addDays(expectedHarvestOn, -data.harvestDaysEarly);
  if (from === null || daysBetween(today, from) > 6 || harvestDays.some((on) => on >= from)) return null;
  const source = expectedHarvestOn === null ? (days?.source ?? '') : data.harvestSource;
  const isEstimate = expectedHarvestOn === null && days?.isEstimate === true;
  const rest = { from, until: null, isLate: false, source, isEstimate };
  return { id: 'harvest', seasonId: season.id, activity: 'harvesting', says: 'tasks.harvest', ...rest };
};

/**
 * What to do in the seven days from `today` ('YYYY-MM-DD') on the seasons that go on, by crop and days since planting;
 * what was due in the last two weeks and is not done stays, marked late. A task is done once its activity is recorded
 * about its time; a harvest that is written down is done as well. What is late comes first, then what ends first.
 */
export const tasksThisWeek = (
  seasons: readonly Season[],
  activities: readonly Activity[],
  today: string,
  harvests: readonly Harvest[] = [],
): Task[] => {
  const done = doneActivities(activities);
  const brought = standingHarvests(harvests);
  return runningSeasons(seasons)
    .flatMap((season) => {
      const own = done.filter(({ seasonId }) => seasonId === season.id);
      const key = cropKey(season.crop);
      const rules = rulesByCrop.get(key) ?? [];
      const age = daysBetween(season.plantedOn, today);
      const harvestDays = [
        ...own.filter(({ kind }) => kind === 'harvesting').map(({ doneOn }) => doneOn),
        ...brought.filter(({ seasonId }) => seasonId === season.id).map(({ harvestedOn }) => harvestedOn),
      ];
      return [...rules.map((rule) => taskOf(season, rule, own, today, age)), harvestTask(season, harvestDays, today)];
    })
    .filter((task) => task !== null)
    .sort((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
};
