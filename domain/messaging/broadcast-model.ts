import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { roles } from '#kit/viewer.ts';
import listed from './broadcast-limits.json' with { type: 'json' };

/** How fast and how much is said to many, with where the figures come from. */
export const broadcastLimits: {
  readonly version: number;
  readonly source: string;
  readonly asOf: string;
  /** Notices a second that the provider is given at most. */
  readonly perSecond: number;
  readonly mostLetters: number;
  /** Broadcasts of one sender that are not over. */
  readonly mostOpen: number;
  /** People put in the queue by one statement. */
  readonly queuedAtOnce: number;
} = listed;

/** `queuing` while its readers are put in the queue, `sending` at the provider's pace, `stopped` by its sender. */
export const broadcastStates = ['queuing', 'sending', 'done', 'stopped'] as const;

/**
 * Whom an admin tells: people of a role, of a state or one of its LGAs; '' for the whole country, and for a whole state. A
 * manager tells the farmers in their care.
 */
const audience = { role: z.enum(roles), stateCode: stateOrNone, lga: optionalText(60) } as const;

export const broadcastAudience = z.strictObject(audience);

export type BroadcastAudience = z.output<typeof broadcastAudience>;

export const broadcastDraft = z.strictObject({
  id,
  ...audience,
  text: requiredText('broadcast.textRequired', broadcastLimits.mostLetters),
});

export type BroadcastDraft = z.output<typeof broadcastDraft>;

export const broadcast = z.strictObject({
  id,
  ...audience,
  text: z.string(),
  senderName: z.string(),
  state: z.enum(broadcastStates),
  /** People in the queue and out of it; grows while it is queued. */
  total: z.int(),
  /** Of these: told by SMS or letter, now or when their quiet hours are over. */
  sent: z.int(),
  /** Of these: who chose to read it in the app, or whom nothing else reaches. */
  inApp: z.int(),
  failed: z.int(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
});

export type Broadcast = z.output<typeof broadcast>;

/** Something that was said to many, as one of them reads it. */
export const news = z.strictObject({ id, text: z.string(), senderName: z.string(), createdAt: z.string() });

export type News = z.output<typeof news>;
