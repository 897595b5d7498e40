import * as z from 'zod/mini';
import { roles, type Role } from '#kit/viewer.ts';

/** People may sign themselves up for every role but admin; admins are made by a command or by another admin. */
export const signUpRoles = [
  'farmer',
  'agro-processor',
  'extension-manager',
  'investor',
] as const satisfies readonly Role[];

export type SignUpRole = (typeof signUpRoles)[number];

/** What an admin can open or close: the platform as a whole, and each role's registration. */
export const switchNames = [
  'platform',
  'farmer-registration',
  'agro-processor-registration',
  'extension-manager-registration',
  'investor-registration',
] as const;

export type SwitchName = (typeof switchNames)[number];

export const switchName = z.enum(switchNames);

export const switchState = z.strictObject({
  name: switchName,
  isOpen: z.boolean(),
  changedAt: z.nullable(z.string()),
});

export type SwitchState = z.output<typeof switchState>;

export const partNames = ['database', 'mail', 'sms', 'files'] as const;

export const part = z.strictObject({ name: z.enum(partNames), isWorking: z.boolean() });

export const status = z.strictObject({
  isOpen: z.boolean(),
  registration: z.record(z.enum(roles.filter((role) => role !== 'admin')), z.boolean()),
  parts: z.array(part),
  /** What is closed by plan now or in the next days; nothing while the records are away. */
  planned: z.array(z.strictObject({ name: switchName, from: z.string(), until: z.string() })),
  checkedAt: z.string(),
});

export type Status = z.output<typeof status>;
