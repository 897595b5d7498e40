import { dayOf } from '#kit/day.ts';
import { newestOf } from '#kit/newest.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { cropTaskKinds, taskRule, type TaskKind, type TaskRule, type TaskRuleDetails } from './task-rule-model.ts';
import builtIn from './task-rules.json' with { type: 'json' };

/** Phones keep them all; a rule for every kind and crop with room for many changes is far below it. */
export const mostTaskRules = 2000;

/** The rules the house begins with; each names its source. */
export const builtInTaskRules = (): TaskRule[] =>
  builtIn.rules.map((rule) => {
    const { counts: _, ...said } = rule;
    return taskRule.parse({ ...said, crop: '', isOn: true, version: builtIn.version, since: builtIn.date });
  });

type TaskRuleKey = Pick<TaskRule, 'kind' | 'crop'>;

const isSameKey = (one: TaskRuleKey, other: TaskRuleKey): boolean => one.kind === other.kind && one.crop === other.crop;

/** The id of a rule, as its tasks name it: 'overdue-visit', 'crop-calendar/rice'. */
export const taskRuleId = ({ kind, crop }: TaskRuleKey): string => (crop === '' ? kind : `${kind}/${crop}`);

/** Of each kind and crop what was said of it last, in the order of first mention. */
export const newestTaskRules = (rules: readonly TaskRule[]): TaskRule[] => newestOf(rules, taskRuleId);

/** The rule that holds for a kind of task on a crop: the crop's own before the one for every crop; null when it is off. */
export const taskRuleFor = (newest: readonly TaskRule[], kind: TaskKind, crop = ''): TaskRule | null => {
  const ofCrop = crop === '' ? undefined : newest.find((one) => isSameKey(one, { kind, crop }));
  const rule = ofCrop ?? newest.find((one) => isSameKey(one, { kind, crop: '' }));
  return rule?.isOn === true ? rule : null;
};

/**
 * A new word on a rule, numbered after what was said before.
 * @param after the version whoever says it had before them.
 * @throws Problem `invalid` beside `crop` for a kind that is about no crop; `rule-changed` when another word came first.
 */
export const newTaskRule = (
  details: TaskRuleDetails,
  after: number,
  rules: readonly TaskRule[],
  now: Date,
): TaskRule => {
  if (details.crop !== '' && !cropTaskKinds.includes(details.kind)) throw refusedField('crop', 'rules.cropNotHere');
  const version = Math.max(0, ...rules.filter((one) => isSameKey(one, details)).map((one) => one.version));
  if (version !== after) throw new Problem('rule-changed');
  return { ...details, version: version + 1, since: dayOf(now) };
};

/** How long a task of a kind may be put off by any word there ever was: a phone that was away goes by an older one. */
export const mostSnoozeDaysEver = (rules: readonly TaskRule[], kind: TaskKind): number =>
  Math.max(0, ...rules.filter((one) => one.kind === kind).map(({ mostSnoozeDays }) => mostSnoozeDays));
