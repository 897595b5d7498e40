import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { email, requiredText } from '#kit/text.ts';

/**
 * The roles of the house that are given and taken on screen. Who looks after farmers, invests or mills joins by a door of
 * their own; what an agronomist, a supervisor or a regulator may do is a duty beside a role.
 */
export const staffRoles = ['admin'] as const;

export const roleChanges = ['give', 'take'] as const;

/** `asked` waits for a second admin; `ended` is a role that was given and went again. */
export const roleChangeStates = ['asked', 'agreed', 'refused', 'ended'] as const;

const password = z.string('roles.passwordRequired').check(z.minLength(1, 'roles.passwordRequired'), z.maxLength(200));

export const roleProposal = z.strictObject({
  id,
  email: email('roles.emailRequired'),
  role: z.enum(staffRoles, 'field.wrong'),
  change: z.enum(roleChanges, 'field.wrong'),
  /** The last day it holds; null for one without an end, and for one that is taken. */
  until: z.nullable(day('roles.untilWrong')),
  reason: requiredText('roles.reasonRequired', 500),
  password,
});

export const roleDecision = z.strictObject({ id, roleChangeId: id, isAgreed: z.boolean('field.wrong'), password });

export const roleChange = z.strictObject({
  id,
  accountId: id,
  name: z.string(),
  role: z.enum(staffRoles),
  change: z.enum(roleChanges),
  until: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(roleChangeStates),
  askedByName: z.string(),
  askedAt: z.string(),
  /** Empty while it waits. */
  decidedByName: z.string(),
  /** Whether whoever looks may decide: it waits, another asked for it, and it is not about them. */
  mayDecide: z.boolean(),
});

export type RoleChange = z.output<typeof roleChange>;
