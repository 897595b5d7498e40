import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** A batch of queued acts is at most this large (facts: 12 requests for 5,000 records). */
export const mostItems = 500;
/** The JSON of a batch before compression. */
export const mostPushBytes = 1_048_576;
/** The letters of a batch of more than one act, so that a batch of long boundaries stays one short transaction. */
export const mostPushLetters = 262_144;

/** What became of a queued act. Only `applied` and `merged` are done; the others are shown to the person. */
export const outcomes = ['applied', 'merged', 'conflict', 'parked', 'refused'] as const;

export type Outcome = (typeof outcomes)[number];

const fieldError = z.strictObject({ field: z.string(), says: z.string() });

/** A queued act that was not simply applied: its number on the phone, what became of it, and why. */
export const issue = z.strictObject({
  seq: z.int(),
  outcome: z.enum(outcomes),
  /** A problem's code; its words stand in the catalogues as `problem.<code>`. */
  code: z.string(),
  title: z.string(),
  fields: z.array(fieldError),
});

export type Issue = z.output<typeof issue>;

/**
 * One queued act on the wire: its number on this phone, the phone's own time in seconds since the item before it (the
 * first: since 1970), the endpoint as `name` or `name@version`, and the endpoint's input.
 */
export const item = z.tuple([z.int(), z.int(), z.string(), z.unknown()]);

export type Item = z.output<typeof item>;

/** Numbers from, to, both included. */
export const range = z.tuple([z.int(), z.int()]);

export const deviceState = z.strictObject({
  epoch: id,
  /** Acts an earlier store of this phone had waiting when it was last heard of, and is not coming back with. */
  mayBeLost: z.nullable(z.strictObject({ count: z.int(), since: z.string() })),
  /** Wraps the data key a second time, for when the PIN is forgotten; given back to the signed-in owner only. */
  recoveryKey: z.nullable(z.string()),
  trustedUntil: z.nullable(z.string()),
});

export type DeviceState = z.output<typeof deviceState>;

/** A phone as its owner and the staff see it. */
export const deviceRow = z.strictObject({
  deviceId: id,
  name: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  waiting: z.int(),
  waitingSince: z.nullable(z.string()),
  photosWaiting: z.int(),
  mayBeLost: z.int(),
  trustedUntil: z.nullable(z.string()),
  /** Since when this phone is to erase them; null where it may keep them. */
  forgetAskedAt: z.nullable(z.string()),
  /** When it told that it had; until then it has not been heard of, or was not opened. */
  forgottenAt: z.nullable(z.string()),
  /** Acts that were erased with them and never sent, as the phone told. */
  unsentErased: z.nullable(z.int()),
});

export type DeviceRow = z.output<typeof deviceRow>;

/** After so many days of silence a phone on which work waits counts as one that may be lost. */
export const silentDays = 14;

/** A phone on which work waited that may never come, and whom to ask about it. */
export const lostPhone = z.strictObject({
  deviceId: id,
  /** `wiped`: the same phone came back with an empty store. `silent`: it was not heard of for `silentDays`. */
  reason: z.enum(['wiped', 'silent']),
  noticedAt: z.string(),
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  deviceName: z.string(),
  acts: z.int(),
  photos: z.int(),
  waitingSince: z.string(),
  lastSeenAt: z.string(),
});

export type LostPhone = z.output<typeof lostPhone>;
