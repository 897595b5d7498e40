import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** What can be wrong with the audit log; null is the only good answer. */
const auditFaults = ['line-changed', 'line-missing', 'line-added', 'link-missing', 'head-changed'] as const;

/** One line of the audit log as admins see it. `byName` and `aboutName` are '' for nobody, and for who was erased. */
export const auditLine = z.strictObject({
  number: z.int(),
  at: z.string(),
  accountId: z.nullable(id),
  byName: z.string(),
  /** The contract's own word, in English: the log is kept in it. */
  act: z.string(),
  /** The same in the words of who asks. */
  says: z.string(),
  /** The name of the contract, `loans.approveLoan`; what stands before the dot is the part of the platform. */
  endpoint: z.string(),
  objectId: z.nullable(z.string()),
  aboutId: z.nullable(id),
  aboutName: z.string(),
  /** The code of the problem it was refused with; null for what was done. */
  refusal: z.nullable(z.string()),
});

export type AuditLine = z.output<typeof auditLine>;

/** Who did what stands in a person's own log: they, somebody named, the office, a program of the house, or nobody known. */
export const doers = ['self', 'person', 'office', 'house'] as const;

export const ownLine = z.strictObject({
  number: z.int(),
  at: z.string(),
  by: z.enum(doers),
  /** The name where it is a person; '' otherwise. */
  byName: z.string(),
  act: z.string(),
  /** The same in the words of who asks. */
  says: z.string(),
  endpoint: z.string(),
  isRefused: z.boolean(),
});

export type OwnLine = z.output<typeof ownLine>;

export const auditState = z.strictObject({
  /** Lines that are sealed, and those that wait for it, a minute at most. */
  size: z.int(),
  waiting: z.int(),
  /** The link of the newest sealed line, SHA-256 in hexadecimal; null before the first. */
  head: z.nullable(z.string()),
  /** When all of it was gone through last; null before the first night. */
  checkedAt: z.nullable(z.string()),
  fault: z.nullable(z.enum(auditFaults)),
  /** The number of the line the fault is at. */
  atNumber: z.nullable(z.int()),
});

export type AuditState = z.output<typeof auditState>;
