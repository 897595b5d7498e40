import * as z from 'zod/mini';
import { visitFlagKinds } from '#extension';
import { id } from '#kit/id.ts';
import { noteRow } from './note-model.ts';

const flagCount = z.strictObject({ flag: z.enum(visitFlagKinds), total: z.int() });

/** An extension manager on the board of the zone they are posted to. */
const boardRow = z.strictObject({
  managerId: id,
  name: z.string(),
  phone: z.string(),
  farmers: z.int(),
  /** Farmers visited within the shorter and the longer time of `board-days.json`. */
  visitedShort: z.int(),
  visitedLong: z.int(),
  visitsThisMonth: z.int(),
  /** Farmers without a visit for longer than the rule of overdue visits allows. */
  overdue: z.int(),
  openIssues: z.int(),
  oldestIssueAt: z.nullable(z.string()),
  /** Seasons that wait for the inspection of their stage. */
  inspectionsDue: z.int(),
  /** Inspections that failed and that nobody looked at again. */
  inspectionsFailed: z.int(),
  /** Inspections with something that was to be mended by now, and that nobody looked at again. */
  actionsOverdue: z.int(),
  /** Marks of visits that nobody settled. */
  flags: z.array(flagCount),
});

export type BoardRow = z.output<typeof boardRow>;

export const board = z.strictObject({
  zoneId: id,
  name: z.string(),
  stateCode: z.string(),
  madeAt: z.string(),
  shortDays: z.int(),
  longDays: z.int(),
  flagDays: z.int(),
  overdueDays: z.int(),
  managers: z.array(boardRow),
});

export type Board = z.output<typeof board>;

/** A visit that should be looked at, with what speaks for it and against it. */
export const flaggedVisit = z.strictObject({
  visitId: id,
  keeperId: id,
  farmerName: z.string(),
  visitedOn: z.string(),
  arrivedAt: z.string(),
  flags: z.array(z.enum(visitFlagKinds)),
  purpose: z.string(),
  advice: z.string(),
  /** By the phone's clock; null for a visit without them. */
  minutes: z.nullable(z.number()),
  metresAway: z.nullable(z.number()),
  accuracyMetres: z.nullable(z.number()),
  code: z.enum(['none', 'card', 'right', 'used', 'wrong']),
  farmerSays: z.nullable(z.boolean()),
});

export type LookedAt = z.output<typeof flaggedVisit>;

/** Marks of a visit that a supervisor looked into, and what they found. It stays as it was said. */
export const settlement = z.strictObject({
  id,
  visitId: id,
  flags: z.array(z.enum(visitFlagKinds)),
  reason: z.string(),
  byName: z.string(),
  createdAt: z.string(),
});

export type Settlement = z.output<typeof settlement>;

/** The same with the visit it is about. */
const settledVisit = z.strictObject({
  ...settlement.shape,
  farmerName: z.string(),
  visitedOn: z.string(),
});

export type SettledVisit = z.output<typeof settledVisit>;

/** Where farmers of a manager live, and how many; '' where their profile does not say. */
const villageRow = z.strictObject({
  stateCode: z.string(),
  lga: z.string(),
  village: z.string(),
  farmers: z.int(),
});

export const colleague = z.strictObject({ managerId: id, name: z.string(), farmers: z.int() });

export type Colleague = z.output<typeof colleague>;

/** One manager as their supervisor sees them. */
export const managerPage = z.strictObject({
  managerId: id,
  name: z.string(),
  phone: z.string(),
  farmers: z.int(),
  flagDays: z.int(),
  flagged: z.array(flaggedVisit),
  settled: z.array(settledVisit),
  notes: z.array(noteRow),
  villages: z.array(villageRow),
  colleagues: z.array(colleague),
});

export type ManagerPage = z.output<typeof managerPage>;

export const zoneFarmer = z.strictObject({
  farmerId: id,
  firstName: z.string(),
  lastName: z.string(),
  village: z.string(),
  lga: z.string(),
  lastVisitOn: z.nullable(z.string()),
});

export type ZoneFarmer = z.output<typeof zoneFarmer>;
