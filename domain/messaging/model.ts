import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { email, requiredText } from '#kit/text.ts';

export const contactName = requiredText('messaging.nameRequired', 100);
export const contactText = requiredText('messaging.messageRequired', 4000);

export const contactDraft = z.strictObject({
  id,
  name: contactName,
  email: email('messaging.emailRequired'),
  message: contactText,
});

export const contactMessage = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

export type ContactMessage = z.output<typeof contactMessage>;
