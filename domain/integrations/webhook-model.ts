import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';
import { eventKinds } from '#kit/event-kinds.ts';

/** An address that a program listens at. What it must be is looked at by the server, again before each call. */
const url = z
  .string('webhooks.urlRequired')
  .check(
    z.trim(),
    z.minLength(8, 'webhooks.urlRequired'),
    z.maxLength(500, 'field.tooLong'),
    z.regex(/^https?:\/\/[\x21-\x7e]+$/i, 'webhooks.urlWrong'),
  );

const kinds = z
  .array(z.enum(eventKinds, 'webhooks.kindsRequired'), 'webhooks.kindsRequired')
  .check(z.minLength(1, 'webhooks.kindsRequired'), z.maxLength(eventKinds.length, 'webhooks.kindsRequired'));

export const webhookDetails = z.strictObject({ url, kinds });

export const webhook = z.strictObject({
  webhookId: id,
  url: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  madeAt: z.string(),
  /** Since when every call failed; null while they arrive. */
  failingSince: z.nullable(z.string()),
  /** Nothing is sent to it since then: it failed too long, or answered that it is gone (410). */
  pausedAt: z.nullable(z.string()),
  /** Until when the secret before signs too; null where there is none. */
  oldSecretUntil: z.nullable(z.string()),
});

export type Webhook = z.output<typeof webhook>;

export const callStates = ['waiting', 'sent', 'failed'] as const;

export type CallState = (typeof callStates)[number];

/** Why a call was not taken: no answer came, or another than 2xx. */
export const callTroubles = ['refused', 'late', 'unreached', 'not-allowed', 'no-name', 'tls'] as const;

export type CallTrouble = (typeof callTroubles)[number];

/** What was, or is to be, sent to a webhook of one thing that happened. */
export const call = z.strictObject({
  callId: id,
  kind: z.string(),
  happenedAt: z.string(),
  state: z.enum(callStates),
  tries: z.int(),
  /** The last try, the status it was answered with, and what went wrong. */
  triedAt: z.nullable(z.string()),
  code: z.nullable(z.int()),
  trouble: z.nullable(z.enum(callTroubles)),
  /** When it is tried next; null unless it waits. */
  dueAt: z.nullable(z.string()),
});

export type Call = z.output<typeof call>;

/** What is sent again: one call, or all that happened since a time. Both named, or neither, is refused. */
export const replayAsk = {
  callId: z.nullable(id),
  since: z.nullable(instant),
};
