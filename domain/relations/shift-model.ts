import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';

/** What happens to the shift of a company: somebody begins it, hands it to the next, or ends it. */
export const shiftActs = ['opened', 'handed', 'closed'] as const;

export type ShiftAct = (typeof shiftActs)[number];

/** What stands when a shift is handed over or ended. */
const trucks = z
  .int('shift.trucksRequired')
  .check(z.minimum(0, 'shift.trucksRequired'), z.maximum(10_000, 'shift.trucksRequired'));
const bags = z
  .int('shift.bagsRequired')
  .check(z.minimum(0, 'shift.bagsRequired'), z.maximum(1_000_000, 'shift.bagsRequired'));

export const standing = { trucks, bags, note: optionalText(500) };

/** One line of the book of shifts; it is never changed. */
export const shiftEntry = z.strictObject({
  id,
  /** Counts the lines of a company from 1. */
  number: z.int(),
  act: z.enum(shiftActs),
  byId: id,
  byName: z.string(),
  /** Who is on shift from then on; null for nobody. */
  onId: z.nullable(id),
  onName: z.nullable(z.string()),
  /** Trucks waiting and bags standing; null where nobody counted. */
  trucks: z.nullable(z.int()),
  bags: z.nullable(z.int()),
  note: z.string(),
  at: z.string(),
});

export type ShiftEntry = z.output<typeof shiftEntry>;
