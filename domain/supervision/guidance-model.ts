import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { noteRow } from './note-model.ts';

export const mostGuidanceNotes = 30;
export const mostGuidanceHandOvers = 20;

/** What a supervisor wrote when farmers came to this manager. */
export const handOverNote = z.strictObject({
  id,
  fromName: z.string(),
  byName: z.string(),
  note: z.string(),
  farmerIds: z.array(id),
  createdAt: z.string(),
});

export type HandOverNote = z.output<typeof handOverNote>;

const zoneName = z.strictObject({ zoneId: id, name: z.string() });

/** What supervision says to one extension manager, as one record of their own: its id is their account's. Newest first. */
export const guidance = z.strictObject({
  id,
  supervises: z.nullable(zoneName),
  postedTo: z.nullable(zoneName),
  notes: z.array(noteRow),
  handOvers: z.array(handOverNote),
});

export type Guidance = z.output<typeof guidance>;

export const guidanceRows = rowType<Guidance>('guidance', guidance);
