import { cropKey, standingHarvests, tasksThisWeek, type Activity, type Harvest, type Season } from '#seasons';
import { taskRuleFor, type TaskRule } from '#settings';
import { addDays } from '#kit/day.ts';
import { inspectionDue, longestDays } from './inspection-due.ts';
import type { Found, ManagerTask } from './manager-task.ts';
import type { Asked } from './visit-tasks.ts';

type Make = (rule: TaskRule, found: Found) => ManagerTask;

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

const inspection = ({ season, crop, harvests }: Grown, { rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const broughtOn = standingHarvests(harvests).reduce(
    (last, one) => (one.harvestedOn > last ? one.harvestedOn : last),
    '',
  );
  const due = inspectionDue({ season, crop, broughtOn, seen: rows.inspections }, { today, rules });
  if (due === null) return [];
  const { rule, stage, dueOn } = due;
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
