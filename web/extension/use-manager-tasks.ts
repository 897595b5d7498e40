import { useEffect, useMemo, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import {
  agentRows,
  dueMilestoneRows,
  issueRows,
  taskSnoozeRows,
  visitPlanRows,
  visitRequestRows,
  visitRows,
  type InspectionSeen,
  type ManagerTask,
} from '@shuka/domain/extension';
import { activityRows, harvestRows, seasonRows } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { useKept, useRows, type Kept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { makeTaskBook, type CareLists } from './task-book.ts';
import { useTaskRules } from './use-task-rules.ts';

type OfKeeper = { readonly id: string; readonly keeperId: string };

/** Where inspections are told of: slices that come after this one keep them. `seenIn` reads those of one farmer. */
export type InspectionSource = {
  readonly useRows: () => readonly Kept<OfKeeper>[];
  readonly seenIn: (rows: readonly OfKeeper[]) => readonly InspectionSeen[];
};

const useCareLists = (source: InspectionSource): CareLists => {
  const agents = useKept(agentRows);
  const seasons = useKept(seasonRows);
  const activities = useKept(activityRows);
  const harvests = useKept(harvestRows);
  const visits = useKept(visitRows);
  const requests = useKept(visitRequestRows);
  const issues = useKept(issueRows);
  const everyPlan = useKept(visitPlanRows);
  const milestones = useKept(dueMilestoneRows);
  const snoozes = useKept(taskSnoozeRows);
  const inspected = source.useRows();
  const plans = useMemo(() => everyPlan.filter(({ row }) => row.state === 'planned'), [everyPlan]);
  return useMemo(
    () => ({ agents, seasons, activities, harvests, visits, requests, issues, plans, milestones, snoozes, inspected }),
    [agents, seasons, activities, harvests, visits, requests, issues, plans, milestones, snoozes, inspected],
  );
};

/** The farmers in care by id, each with their name. */
const useNames = (): ReadonlyMap<string, string> => {
  const { person } = usePerson();
  const farmers = useKept(farmerRows);
  return useMemo(
    () =>
      new Map(
        farmers
          .filter(({ row }) => row.id !== person.accountId)
          .map(({ row }) => [row.id, `${row.firstName} ${row.lastName}`]),
      ),
    [farmers, person.accountId],
  );
};

type TasksNow = {
  readonly isReady: boolean;
  readonly today: string;
  /** Those put off or said to be done among them. */
  readonly tasks: readonly ManagerTask[];
  readonly names: ReadonlyMap<string, string>;
};

/** Worked at a stretch, and the rest after it: on a slow phone a thumb must not wait for the tasks of a thousand farmers. */
const stretchMillis = 40;
const restMillis = 30;

const untilEnough = (): (() => boolean) => {
  const began = performance.now();
  return () => performance.now() - began > stretchMillis;
};

/** What the manager who looks has to do, worked out again when a record, a rule or the day changes. */
export const useManagerTasks = (source: InspectionSource): TasksNow => {
  const [askBook] = useState(makeTaskBook);
  const lists = useCareLists(source);
  const names = useNames();
  const rules = useTaskRules();
  const today = useToday();
  const isReady = useRows(farmerRows).state === 'ready';
  const { seenIn } = source;
  const [stretch, setStretch] = useState(0);
  const { tasks, isWhole } = useMemo(
    () => askBook(lists, { keeperIds: [...names.keys()], today, rules, seenIn }, untilEnough()),
    // oxlint-disable-next-line react/exhaustive-deps -- each stretch asks the same book for more
    [askBook, lists, names, today, rules, seenIn, stretch],
  );
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setStretch((count) => count + 1), restMillis);
    return () => clearTimeout(timer);
  }, [isWhole, tasks]);
  return { isReady, today, tasks, names };
};
