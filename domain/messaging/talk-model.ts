import * as z from 'zod/mini';
import { base64Picture } from '#kit/base64.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';
import { voiceTypes } from '#kit/voice-types.ts';

export const mostMessageLetters = 2000;

/** A photo in a message travels inside its act; phones shrink it to this before they keep it. */
export const mostMessagePhotoBytes = 49_152;

const photo = base64Picture(mostMessagePhotoBytes, 'talk.photoWrong', 'talk.photoLarge');

/** A message as it is written; the text may be empty only beside a photo. */
export const messageDraft = z.strictObject({
  id,
  keeperId: id,
  text: optionalText(mostMessageLetters),
  photo: z.nullable(photo),
});

export type MessageDraft = z.output<typeof messageDraft>;

/** One message between a farmer and whoever looks after them: part of that farmer's care record, never changed. */
export const message = z.strictObject({
  id,
  keeperId: id,
  /** Its place in the conversation, from 1, as the server took it; null until it did. */
  number: z.nullable(z.int()),
  writerId: id,
  /** The name at the time; empty on the writer's own phone until the server has the message. */
  writerName: z.string(),
  text: z.string(),
  /** Base64 of a small picture of the photo, of the photo itself until the server has it; null without a photo. */
  picture: z.nullable(z.string()),
  /** How long somebody speaks, and whether the server has the sound; rows from before messages were spoken lack it. */
  voice: z.optional(
    z.nullable(z.strictObject({ mediaType: z.enum(voiceTypes), seconds: z.int(), isHere: z.boolean() })),
  ),
  /** When the writer's phone says it was written; `createdAt` is when the server took it. */
  writtenAt: z.string(),
  createdAt: z.string(),
});

export type Message = z.output<typeof message>;

export const messageRows = rowType<Message>('message', message);

/** The number of a message; 0 for none. */
export const messageNumber = z.int().check(z.gte(0, 'field.wrong'), z.lte(1_000_000_000, 'field.wrong'));

/** How far a side has the messages on a phone, and how far it has read them. */
export const marks = z.strictObject({ keeperId: id, delivered: messageNumber, read: messageNumber });

export type Marks = z.output<typeof marks>;

/** What each side has of a farmer's conversation, there being one: its id is the farmer's own. */
export const conversation = z.strictObject({
  id,
  keeperId: id,
  farmerDelivered: z.int(),
  farmerRead: z.int(),
  managerDelivered: z.int(),
  managerRead: z.int(),
  createdAt: z.string(),
});

export type Conversation = z.output<typeof conversation>;

export const conversationRows = rowType<Conversation>('conversation', conversation);
