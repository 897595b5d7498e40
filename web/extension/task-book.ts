import {
  byUrgency,
  emptyFarmerRows,
  farmerTasks,
  type Agent,
  type FarmerRows,
  type InspectionSeen,
  type ManagerTask,
} from '@shuka/domain/extension';
import type { TaskRule } from '@shuka/domain/settings';
import { makeGroups, type Groups } from '#kit/row-views.ts';
import type { Kept } from '#kit/rows.ts';

type OfKeeper = { readonly id: string; readonly keeperId: string };
type List<Row> = readonly Kept<Row>[];
type Parts = Omit<FarmerRows, 'keeperId' | 'caredSince' | 'inspections'>;

/** The records of all farmers by kind, as the phone lists them, each newest id first. */
export type CareLists = { readonly [Part in keyof Parts]: List<Parts[Part][number]> } & {
  readonly agents: List<Agent>;
  /** Whatever records tell of inspections, and what they tell of those of one farmer. */
  readonly inspected: List<OfKeeper>;
};

export type CareQuestion = {
  readonly keeperIds: readonly string[];
  readonly today: string;
  readonly rules: readonly TaskRule[];
  readonly seenIn: (rows: readonly OfKeeper[]) => readonly InspectionSeen[];
};

const byKeeper = <Row extends OfKeeper>(): Groups<Row> => makeGroups<Row>(({ keeperId }) => keeperId);

const makeCareGroups = () => ({
  seasons: byKeeper<Parts['seasons'][number]>(),
  activities: byKeeper<Parts['activities'][number]>(),
  harvests: byKeeper<Parts['harvests'][number]>(),
  visits: byKeeper<Parts['visits'][number]>(),
  requests: byKeeper<Parts['requests'][number]>(),
  issues: byKeeper<Parts['issues'][number]>(),
  plans: byKeeper<Parts['plans'][number]>(),
  milestones: byKeeper<Parts['milestones'][number]>(),
  snoozes: byKeeper<Parts['snoozes'][number]>(),
  inspected: byKeeper<OfKeeper>(),
  agents: makeGroups<Agent>(({ id }) => id),
});

type CareGroups = ReturnType<typeof makeCareGroups>;

const follow = (groups: CareGroups, lists: CareLists): Set<string> =>
  new Set([
    ...groups.seasons.follow(lists.seasons),
    ...groups.activities.follow(lists.activities),
    ...groups.harvests.follow(lists.harvests),
    ...groups.visits.follow(lists.visits),
    ...groups.requests.follow(lists.requests),
    ...groups.issues.follow(lists.issues),
    ...groups.plans.follow(lists.plans),
    ...groups.milestones.follow(lists.milestones),
    ...groups.snoozes.follow(lists.snoozes),
    ...groups.inspected.follow(lists.inspected),
    ...groups.agents.follow(lists.agents),
  ]);

const rowsOfFarmer = (groups: CareGroups, keeperId: string, { seenIn }: CareQuestion): FarmerRows => ({
  ...emptyFarmerRows(keeperId, groups.agents.of(keeperId)[0]?.since.slice(0, 10) ?? null),
  seasons: groups.seasons.of(keeperId),
  activities: groups.activities.of(keeperId),
  harvests: groups.harvests.of(keeperId),
  visits: groups.visits.of(keeperId),
  requests: groups.requests.of(keeperId),
  issues: groups.issues.of(keeperId),
  plans: groups.plans.of(keeperId),
  milestones: groups.milestones.of(keeperId),
  snoozes: groups.snoozes.of(keeperId),
  inspections: seenIn(groups.inspected.of(keeperId)),
});

type TasksSoFar = {
  readonly tasks: readonly ManagerTask[];
  /** False while some farmers' tasks are not worked out yet, or not anew. */
  readonly isWhole: boolean;
};

/**
 * The tasks of all farmers in care. A record that changes costs only its own farmer's: with a thousand farmers a save on
 * a small phone must not wait for all of them. Of many that changed at once some are worked out until it `isEnough`, the
 * others when it is asked again; until then they have the tasks they had.
 */
export const makeTaskBook = () => {
  const groups = makeCareGroups();
  let tasks = new Map<string, readonly ManagerTask[]>();
  let stale = new Set<string>();
  let last: CareQuestion | null = null;
  return (lists: CareLists, question: CareQuestion, isEnough: () => boolean = () => false): TasksSoFar => {
    const { keeperIds, today, rules } = question;
    for (const keeperId of follow(groups, lists)) stale.add(keeperId);
    const isSame = last?.today === today && last.rules === rules && last.seenIn === question.seenIn;
    if (!isSame) stale = new Set(keeperIds);
    last = question;
    const now = new Map<string, readonly ManagerTask[]>();
    const waiting = new Set<string>();
    for (const keeperId of keeperIds) {
      const held = tasks.get(keeperId);
      if (held !== undefined && !stale.has(keeperId)) now.set(keeperId, held);
      else if (waiting.size === 0 && !isEnough())
        now.set(keeperId, farmerTasks(rowsOfFarmer(groups, keeperId, question), today, rules));
      else {
        waiting.add(keeperId);
        if (held !== undefined) now.set(keeperId, held);
      }
    }
    [tasks, stale] = [now, waiting];
    return { tasks: [...now.values()].flat().sort(byUrgency), isWhole: waiting.size === 0 };
  };
};
