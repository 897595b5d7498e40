import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';
import { visitPurposes } from './model.ts';

export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;

export type TimeOfDay = (typeof timesOfDay)[number];

export const visitPlanDraft = z.strictObject({
  id,
  keeperId: id,
  farmId: z.nullable(id),
  plannedOn: day('visit.plannedOnRequired'),
  timeOfDay: z.nullable(z.enum(timesOfDay)),
  purpose: z.enum(visitPurposes, 'extension.purposeRequired'),
  note: optionalText(500),
});

export type VisitPlanDraft = z.output<typeof visitPlanDraft>;

/** Another day for a planned visit, or none any more: `plannedOn` null cancels it, with a reason. */
export const planRevision = z.strictObject({
  planId: id,
  plannedOn: z.nullable(day('visit.plannedOnRequired')),
  timeOfDay: z.nullable(z.enum(timesOfDay)),
  reason: optionalText(500),
});

export type PlanRevision = z.output<typeof planRevision>;

const planStates = ['planned', 'done', 'cancelled'] as const;

/** A visit that is to be made. It is the farmer's to know of as well, and goes with the farmer to the next manager. */
export const visitPlan = z.strictObject({
  id,
  keeperId: id,
  managerId: id,
  farmId: z.nullable(id),
  plannedOn: z.string(),
  timeOfDay: z.nullable(z.enum(timesOfDay)),
  purpose: z.enum(visitPurposes),
  note: z.string(),
  state: z.enum(planStates),
  /** Why it was moved or cancelled. */
  reason: z.string(),
  visitId: z.nullable(id),
  createdAt: z.string(),
});

export type VisitPlan = z.output<typeof visitPlan>;

export const visitPlanRows = rowType<VisitPlan>('visitPlan', visitPlan);
