import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

export const noteText = requiredText('board.noteRequired', 1000);

/** What a supervisor wrote to a manager about their work; it stays as it was said. */
export const noteRow = z.strictObject({
  id,
  byName: z.string(),
  text: z.string(),
  createdAt: z.string(),
  /** When the manager said they have read it. */
  seenAt: z.nullable(z.string()),
});

export type NoteRow = z.output<typeof noteRow>;
