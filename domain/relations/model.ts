import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** At most this many farmers move with one decision, so that it stays one short transaction. */
export const mostMoved = 200;

/** A farmer and the manager who looks after them now. */
export const assignedFarmer = z.strictObject({
  farmerId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** The account is closed: the farmer can only be taken out of care. */
  isClosed: z.boolean(),
  managerId: z.nullable(id),
  managerName: z.nullable(z.string()),
  since: z.nullable(z.string()),
});

export type AssignedFarmer = z.output<typeof assignedFarmer>;

export const managerRow = z.strictObject({
  managerId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  farmers: z.int(),
});

export type ManagerRow = z.output<typeof managerRow>;
