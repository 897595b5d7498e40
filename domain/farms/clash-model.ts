import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';

/** What can be changed on two phones at once. A place is state and LGA together: half of each would be nowhere. */
export const clashFields = ['name', 'place', 'sizeBand', 'crop', 'plotName', 'boundary'] as const;

const value = z.record(z.string(), z.unknown());

/**
 * Two people changed the same thing without knowing of each other. `now` is the value that stands, `other` the one that
 * does not; both are kept, and people choose.
 */
export const clash = z.strictObject({
  id,
  keeperId: id,
  farmId: id,
  /** Null when it is about the farm itself. */
  plotId: z.nullable(id),
  field: z.enum(clashFields),
  now: value,
  other: value,
  nowBy: z.nullable(id),
  otherBy: z.nullable(id),
  at: z.string(),
  settled: z.nullable(z.enum(['now', 'other'])),
});

export type Clash = z.output<typeof clash>;

export const clashRows = rowType<Clash>('clash', clash);
