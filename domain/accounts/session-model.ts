import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

export const session = z.strictObject({
  sessionId: id,
  device: z.string(),
  startedAt: z.string(),
  /** At most some minutes ago when it is in use; null for one from before this was kept. */
  lastSeenAt: z.nullable(z.string()),
  expiresAt: z.string(),
  isThisOne: z.boolean(),
});

export type Session = z.output<typeof session>;
