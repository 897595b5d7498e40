import * as z from 'zod/mini';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';

/** The job that answers an SMS. */
export const smsAnswer = 'channels.sms-answer';

const letter = z.strictObject({ to: z.string(), text: z.string() });

export const jobsOf = (services: Services): JobHandler[] => [
  {
    name: smsAnswer,
    work: async (data) => {
      const { to, text } = z.parse(letter, data);
      await services.smsSender?.send({ to, text });
    },
  },
];
