import * as z from 'zod/mini';
import { grades, inspectedAt, inspectionTypes, markKinds, verdicts } from '@shuka/domain/reports';

const writtenPoint = z.object({
  id: z.string(),
  grade: z.enum(grades),
  description: z.string(),
  correctiveAction: z.string(),
  dueOn: z.string(),
});

/** A point as it is typed. */
export type WrittenPoint = z.output<typeof writtenPoint>;

const writtenAnswer = z.object({
  verdict: z.nullable(z.enum(verdicts)),
  /** What is wrong, for an item that fails; kept while the verdict is changed to and fro. */
  point: z.nullable(writtenPoint),
  photoIds: z.array(z.string()),
});

export type WrittenAnswer = z.output<typeof writtenAnswer>;

const unfinished = z.object({
  /** The id the inspection will have: however often it is saved, it is one. */
  id: z.string(),
  startedAt: z.string(),
  step: z.string(),
  farmId: z.string(),
  plotId: z.string(),
  seasonId: z.string(),
  stage: z.nullable(z.enum(inspectionTypes)),
  checklistVersion: z.int(),
  inspectedOn: z.string(),
  answers: z.record(z.string(), writtenAnswer),
  others: z.array(writtenPoint),
  carried: z.array(
    z.object({
      ...writtenPoint.shape,
      itemId: z.nullable(z.string()),
      /** The day it was due by. */
      wasDueOn: z.string(),
      isClosed: z.nullable(z.boolean()),
      note: z.string(),
    }),
  ),
  summary: z.string(),
  isFarmerPresent: z.nullable(z.boolean()),
  mark: z.nullable(z.object({ kind: z.enum(markKinds), picture: z.string() })),
  reason: z.string(),
  /** Where the phone was when it was made: what is opened again elsewhere keeps it. */
  position: z.nullable(inspectedAt),
});

/** An inspection that is being made, as it lies on the phone. */
export type UnfinishedInspection = z.output<typeof unfinished>;

export const readUnfinishedInspection = (kept: unknown): UnfinishedInspection | null =>
  z.safeParse(unfinished, kept).data ?? null;
