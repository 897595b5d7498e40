import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/**
 * What makes a task of an extension manager. Milestones of loans join when these are kept: a kind whose records are nowhere
 * could never come due.
 */
export const taskKinds = [
  'crop-calendar',
  'overdue-visit',
  'planned-visit',
  'visit-request',
  'open-issue',
  'inspection-pre-planting',
  'inspection-mid-season',
  'inspection-harvest',
  'inspection-post-harvest',
  'milestone',
] as const;

export type TaskKind = (typeof taskKinds)[number];

/** The kinds that are about a season, and so may have a rule for one crop. */
export const cropTaskKinds: readonly TaskKind[] = [
  'crop-calendar',
  'inspection-pre-planting',
  'inspection-mid-season',
  'inspection-harvest',
  'inspection-post-harvest',
];

const wholeDays = (most: number) =>
  z.int('rules.daysWrong').check(z.gte(0, 'rules.daysWrong'), z.lte(most, 'rules.daysWrong'));

/** 1 is done first. */
export const taskPriorities = [1, 2, 3] as const;

export type TaskPriority = (typeof taskPriorities)[number];

export const taskRuleDetails = z.strictObject({
  kind: z.enum(taskKinds, 'rules.kindRequired'),
  /** A crop's key ('maize'); empty for every crop, and for what is about no crop. */
  crop: z.string().check(z.regex(/^[a-z-]{0,40}$/, 'rules.cropWrong')),
  isOn: z.boolean(),
  /** What is counted differs by kind: `task-rules.json` says it of each in `counts`. */
  days: wholeDays(365),
  priority: z.literal(taskPriorities, 'rules.priorityRequired'),
  /** How long a task may be put off at once; nought for one that may not. */
  mostSnoozeDays: wholeDays(60),
  /** Who says so, or why it was changed. */
  source: requiredText('rules.reasonRequired', 300),
});

export type TaskRuleDetails = z.output<typeof taskRuleDetails>;

/** A rule as it holds. `version` counts what was said of that kind and crop, from 1; `since` is the day it was said. */
export const taskRule = z.strictObject({ ...taskRuleDetails.shape, version: z.int(), since: z.string() });

export type TaskRule = z.output<typeof taskRule>;

/** `after` is the version the change was made of, nought for a first rule: two admins must not undo each other unseen. */
export const taskRuleDraft = z.strictObject({ id, ...taskRuleDetails.shape, after: z.int().check(z.gte(0)) });
