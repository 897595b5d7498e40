import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { email, requiredText } from '#kit/text.ts';

const contactName = requiredText('messaging.nameRequired', 100);
export const contactText = requiredText('messaging.messageRequired', 4000);

/** What a message to the staff is: each kind has its own days. */
export const contactKinds = ['question', 'grievance'] as const;

export type ContactKind = (typeof contactKinds)[number];

export const contactDraft = z.strictObject({
  id,
  kind: z.optional(z.enum(contactKinds)),
  name: contactName,
  email: email('messaging.emailRequired'),
  message: contactText,
});

export const contactMessage = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  kind: z.enum(contactKinds),
  reference: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  isOverdue: z.boolean(),
  /** Who has it, and who answered; '' for nobody. */
  takenByName: z.string(),
  isMine: z.boolean(),
  passedOn: z.int(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answeredByName: z.string(),
});

export type ContactMessage = z.output<typeof contactMessage>;
