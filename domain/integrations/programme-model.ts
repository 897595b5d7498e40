import * as z from 'zod/mini';
import { placeCode } from '#figures';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

export const programmeDraft = z.strictObject({
  id,
  /** The organisation and what it does: “Kano ADP, price bulletin”. */
  name: requiredText('programmes.nameRequired', 80),
  /** What it may read figures of: a state, or the whole country. */
  place: placeCode,
});

export type ProgrammeDraft = z.output<typeof programmeDraft>;

/** An organisation whose programs an admin let in. */
export const programme = z.strictObject({
  id,
  name: z.string(),
  place: z.string(),
  madeAt: z.string(),
  endedAt: z.nullable(z.string()),
});

export type Programme = z.output<typeof programme>;
