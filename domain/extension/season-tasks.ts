import {
  cropKey,
  standingHarvests,
  suggestedHarvestOn,
  tasksThisWeek,
  type Activity,
  type Harvest,
  type Season,
} from '#seasons';
import { taskRuleFor, type TaskRule } from '#settings';
import { addDays, daysBetween } from '#kit/day.ts';
import type { InspectionSeen, InspectionStage } from './farmer-rows.ts';
import type { Found, ManagerTask } from './manager-task.ts';
import type { Asked } from './visit-tasks.ts';

type Make = (rule: TaskRule, found: Found) => ManagerTask;

/** An inspection that nobody made in so many days is made no more: the crop is another one by now. */
const forgottenDays = 120;

/** No rule counts more days than a year. */
const longestDays = forgottenDays + 365;

type Grown = {
  readonly season: Season;
  readonly crop: string;
  readonly activities: readonly Activity[];
  readonly harvests: readonly Harvest[];
};

const advice = ({ season, crop, activities, harvests }: Grown, { today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'crop-calendar', crop);
  if (rule === null || season.endedOn !== null) return [];
  return tasksThisWeek([season], activities, today, harvests)
    .filter(({ from }) => from <= addDays(today, rule.days))
    .map(({ id, says, from, until, isLate }) =>
      make(rule, {
        subject: `${season.id}:${id}`,
        seasonId: season.id,
        farmId: season.farmId,
        says: 'task.advise',
        why: until === null ? 'task.adviseSince' : isLate ? 'task.adviseLate' : 'task.adviseWhy',
        values: { work: says, crop: season.crop, date: until ?? from },
        dueOn: until ?? from,
      }),
    );
};

type Due = { readonly stage: InspectionStage; readonly from: string; readonly dueOn: string };

/** The stage that a season is at, and from when its inspection is due; null where nothing is known of its end. */
const stageOf = ({ season, harvests }: Grown, today: string, daysOf: (stage: InspectionStage) => number): Due => {
  const { plantedOn, endedOn, crop, variety, expectedHarvestOn } = season;
  const brought = standingHarvests(harvests).reduce(
    (last, one) => (one.harvestedOn > last ? one.harvestedOn : last),
    '',
  );
  if (endedOn !== null || brought !== '') {
    const from = addDays(brought === '' ? (endedOn ?? today) : brought, daysOf('post-harvest'));
    return { stage: 'post-harvest', from, dueOn: from };
  }
  const ripeOn = expectedHarvestOn ?? suggestedHarvestOn(crop, variety, plantedOn);
  const harvestFrom = ripeOn === null ? null : addDays(ripeOn, -daysOf('harvest'));
  if (ripeOn !== null && harvestFrom !== null && harvestFrom <= today)
    return { stage: 'harvest', from: harvestFrom, dueOn: ripeOn };
  if (plantedOn > today)
    return { stage: 'pre-planting', from: addDays(plantedOn, -daysOf('pre-planting')), dueOn: plantedOn };
  const middle = addDays(plantedOn, daysOf('mid-season'));
  return { stage: 'mid-season', from: middle, dueOn: middle };
};

/** An inspection that names no season was of this one when it took place on its farm since the land was made ready. */
const isOf = ({ id, farmId, plantedOn }: Season, stage: InspectionStage, seen: InspectionSeen): boolean =>
  seen.stage === stage &&
  (seen.seasonId === null
    ? seen.farmId === farmId && seen.doneOn >= addDays(plantedOn, -forgottenDays)
    : seen.seasonId === id);

const inspection = (grown: Grown, { rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const { season, crop } = grown;
  const ruleOf = (stage: InspectionStage): TaskRule | null => taskRuleFor(rules, `inspection-${stage}`, crop);
  const { stage, from, dueOn } = stageOf(grown, today, (one) => ruleOf(one)?.days ?? 0);
  const rule = ruleOf(stage);
  if (rule === null || from > today || daysBetween(dueOn, today) > forgottenDays) return [];
  if (rows.inspections.some((seen) => isOf(season, stage, seen))) return [];
  return [
    make(rule, {
      subject: season.id,
      seasonId: season.id,
      farmId: season.farmId,
      says: 'task.inspect',
      why: 'task.inspectWhy',
      values: { stage, crop: season.crop, date: dueOn },
      dueOn,
    }),
  ];
};

/** Tasks that come of what grows: advice by the crop calendar, and the inspection of the stage each season is at. */
export const seasonTasks = (asked: Asked, make: Make): ManagerTask[] => {
  const { seasons, activities, harvests } = asked.rows;
  // Of what ended long ago nothing is asked, and years of it lie on the phone.
  const longAgo = addDays(asked.today, -longestDays);
  return seasons.flatMap((season) => {
    if (season.endedOn !== null && season.endedOn < longAgo) return [];
    const isOfSeason = ({ seasonId }: { seasonId: string }): boolean => seasonId === season.id;
    const own = { activities: activities.filter(isOfSeason), harvests: harvests.filter(isOfSeason) };
    const grown = { season, crop: cropKey(season.crop), ...own };
    return [...advice(grown, asked, make), ...inspection(grown, asked, make)];
  });
};
