import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** An extension manager who writes and reviews articles, from when on and why. */
export const agronomist = z.strictObject({
  agronomistId: id,
  name: z.string(),
  since: z.string(),
  reason: z.string(),
});

export type Agronomist = z.output<typeof agronomist>;
