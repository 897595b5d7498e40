import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import listed from './room-limits.json' with { type: 'json' };
import { mostMessageLetters } from './talk-model.ts';

/** How large rooms get, with where the figures come from. */
export const roomLimits: {
  readonly version: number;
  readonly source: string;
  readonly asOf: string;
  readonly mostMembers: number;
  /** Groups that one manager keeps at a time. */
  readonly mostGroups: number;
  readonly mostRooms: number;
} = listed;

/** Where several write: a group that a manager made of farmers in their care, or a pair of people whom a bargain ties. */
const roomKinds = ['group', 'pair'] as const;

export type RoomKind = (typeof roomKinds)[number];

/** What ties two people: a bargain or an order, work at a mill, or money in a farm. */
export const ties = ['market', 'mill', 'investment'] as const;

export type Tie = (typeof ties)[number];

export const groupDraft = z.strictObject({
  id,
  name: requiredText('room.nameRequired', 80),
  memberIds: z
    .array(id)
    .check(z.minLength(1, 'room.membersRequired'), z.maxLength(roomLimits.mostMembers, 'room.membersTooMany')),
});

const roomMember = z.strictObject({ accountId: id, name: z.string(), isMaker: z.boolean() });

export const room = z.strictObject({
  id,
  kind: z.enum(roomKinds),
  /** A group's own name; of a pair the other's. */
  name: z.string(),
  isMaker: z.boolean(),
  unread: z.int(),
  /** When something was last written; null while nothing was. */
  lastAt: z.nullable(z.string()),
});

export type Room = z.output<typeof room>;

/** Why nothing can be written now: one of the two blocked the other, or nothing ties them any more. */
export const silences = ['blocked', 'not-tied'] as const;

export const openedRoom = z.strictObject({
  ...room.shape,
  members: z.array(roomMember),
  silence: z.nullable(z.enum(silences)),
});

export type OpenedRoom = z.output<typeof openedRoom>;

export const postDraft = z.strictObject({
  id,
  roomId: id,
  text: requiredText('room.textRequired', mostMessageLetters),
});

export const post = z.strictObject({
  id,
  roomId: id,
  /** Its place in the room, from 1. */
  number: z.int(),
  writerId: id,
  writerName: z.string(),
  /** Empty once an admin took it away. */
  text: z.string(),
  isTakenAway: z.boolean(),
  createdAt: z.string(),
});

export type Post = z.output<typeof post>;

/** Somebody a bargain ties the viewer to; `roomId` when the two have their room already. */
export const partner = z.strictObject({
  accountId: id,
  name: z.string(),
  tie: z.enum(ties),
  roomId: z.nullable(id),
});

export type Partner = z.output<typeof partner>;
