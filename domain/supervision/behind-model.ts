import * as z from 'zod/mini';
import { inspectionTypes, outcomes } from '#reports';
import { id } from '#kit/id.ts';

/** The farmers behind a figure of the board; `all` are everybody in a manager's care. */
export const farmerLists = ['all', 'overdue', 'unvisited-short', 'unvisited-long', 'open-issues'] as const;

export type FarmerList = (typeof farmerLists)[number];

/** The inspections behind a figure of the board. */
export const inspectionLists = ['due', 'failed', 'overdue'] as const;

export type InspectionList = (typeof inspectionLists)[number];

/** An inspection that waits to be made, or one whose points wait to be mended. */
export const waitingInspection = z.strictObject({
  /** Null for one that nobody made yet. */
  inspectionId: z.nullable(id),
  farmerId: id,
  farmerName: z.string(),
  farmName: z.string(),
  stage: z.enum(inspectionTypes),
  /** Null for one that nobody made yet. */
  inspectedOn: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  openPoints: z.int(),
  /** When it, or the first of its points, is due; 'YYYY-MM-DD'. */
  dueOn: z.string(),
});

export type WaitingInspection = z.output<typeof waitingInspection>;

/** Another visit of the same manager that a flagged one is held beside. */
const comparedVisit = z.strictObject({
  visitId: id,
  farmerName: z.string(),
  visitedOn: z.string(),
  /** By the phones' clocks. */
  at: z.string(),
  minutesApart: z.int(),
  metresApart: z.int(),
  isSamePlace: z.boolean(),
  isTooFast: z.boolean(),
});

const copiedVisit = z.strictObject({
  visitId: id,
  farmerName: z.string(),
  visitedOn: z.string(),
  advice: z.string(),
});

/** What a flag was raised by. Where anybody was is not in it, only how far apart. */
export const evidence = z.strictObject({
  visitId: id,
  farmerName: z.string(),
  visitedOn: z.string(),
  advice: z.string(),
  /** By the phone's clock; null for a visit without a position. */
  at: z.nullable(z.string()),
  near: z.array(comparedVisit),
  copies: z.array(copiedVisit),
  photos: z.array(z.strictObject({ photoId: id, takenAt: z.string() })),
});

export type Evidence = z.output<typeof evidence>;
