import { taskRuleId, type TaskKind, type TaskPriority, type TaskRule } from '#settings';
import type { FarmerRows } from './farmer-rows.ts';
import type { TaskSnooze } from './snooze-model.ts';
import { isDoneByWord } from './done-rules.ts';

/** Something for a manager to do for a farmer. */
export type ManagerTask = {
  /** The same on every phone and every day: the kind of rule and what it is about. */
  readonly id: string;
  readonly ruleId: string;
  readonly kind: TaskKind;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly seasonId: string | null;
  /** The problem or the request to answer; null where the task is about neither. */
  readonly subjectId: string | null;
  /** The ids of what to do and of why, and the figures in both; `work` and `issue` are ids of words themselves. */
  readonly says: string;
  readonly why: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** 'YYYY-MM-DD'; it is late on any day after. */
  readonly dueOn: string;
  readonly priority: TaskPriority;
  readonly mostSnoozeDays: number;
  /** No record ends it, so a person says when it is done. */
  readonly canBeDone: boolean;
  /** The word that keeps it off the list; null for what is to be done. */
  readonly aside: TaskSnooze | null;
};

/** What a rule finds; what follows from the rule itself is added to it. */
export type Found = Pick<ManagerTask, 'says' | 'why' | 'values' | 'dueOn'> &
  Partial<Pick<ManagerTask, 'farmId' | 'seasonId' | 'subjectId'>> & { readonly subject: string };

/** Whether a word keeps a task off the list on a day. */
const holds = ({ state, until }: TaskSnooze, today: string): boolean =>
  state === 'done' || (state === 'snoozed' && until !== null && until > today);

/** The word that holds for each task: the latest. Ids are made in the order of time, on whatever phone. */
const wordsByTask = (snoozes: readonly TaskSnooze[]): Map<string, TaskSnooze> => {
  const latest = new Map<string, TaskSnooze>();
  for (const word of snoozes) {
    const held = latest.get(word.taskId);
    if (held === undefined || word.id > held.id) latest.set(word.taskId, word);
  }
  return latest;
};

/** Makes tasks of one farmer from what the rules find, each with the word said on it. */
export const taskMaker = ({ keeperId, snoozes }: FarmerRows, today: string) => {
  const words = snoozes.length === 0 ? null : wordsByTask(snoozes);
  return ({ kind, crop, priority, mostSnoozeDays }: TaskRule, { subject, ...found }: Found): ManagerTask => {
    const id = `${kind}:${subject}`;
    const word = words?.get(id) ?? null;
    return {
      farmId: null,
      seasonId: null,
      subjectId: null,
      ...found,
      id,
      ruleId: taskRuleId({ kind, crop }),
      kind,
      keeperId,
      priority,
      mostSnoozeDays,
      canBeDone: isDoneByWord(id),
      aside: word !== null && holds(word, today) ? word : null,
    };
  };
};

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What is most pressing first: by priority, then by the day it is due. */
export const byUrgency = (one: ManagerTask, other: ManagerTask): number =>
  one.priority - other.priority || order(one.dueOn, other.dueOn) || order(one.id, other.id);
