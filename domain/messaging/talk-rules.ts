import { refusedField } from '#kit/problem.ts';
import type { Conversation, Marks, Message, MessageDraft } from './talk-model.ts';

/** The two sides of a conversation: the farmer it belongs to, and whoever looks after them. */
export type Side = 'farmer' | 'manager';

export const sideOf = (accountId: string, keeperId: string): Side => (accountId === keeperId ? 'farmer' : 'manager');

export type Writer = { readonly writerId: string; readonly writerName: string };

/**
 * The message a draft becomes, before it has its number.
 * @throws Problem `invalid` beside `text` when there is neither a text nor a photo.
 */
export const newMessage = ({ photo, ...draft }: MessageDraft, writer: Writer, writtenAt: Date, now: Date): Message => {
  if (draft.text === '' && photo === null) throw refusedField('text', 'talk.textRequired');
  const times = { writtenAt: writtenAt.toISOString(), createdAt: now.toISOString() };
  return { ...draft, number: null, ...writer, picture: photo, voice: null, ...times };
};

/** A phone that was away longer has a wrong clock rather than such patience. */
const longestAwayMillis = 90 * 86_400_000;

/** When a message was written: the phone's word as far as it can be true, else when it arrived. */
export const writtenAtOf = (claimed: Date | null, now: Date): Date => {
  const awayMillis = claimed === null ? -1 : now.getTime() - claimed.getTime();
  return claimed !== null && awayMillis >= 0 && awayMillis <= longestAwayMillis ? claimed : now;
};

export const newConversation = (keeperId: string, now: Date): Conversation => ({
  id: keeperId,
  keeperId,
  farmerDelivered: 0,
  farmerRead: 0,
  managerDelivered: 0,
  managerRead: 0,
  createdAt: now.toISOString(),
});

/** What a side has of a conversation. */
export const marksOf = (conversation: Conversation | null, side: Side): Pick<Marks, 'delivered' | 'read'> => {
  if (conversation === null) return { delivered: 0, read: 0 };
  const { farmerDelivered, farmerRead, managerDelivered, managerRead } = conversation;
  return side === 'farmer'
    ? { delivered: farmerDelivered, read: farmerRead }
    : { delivered: managerDelivered, read: managerRead };
};

/** A conversation with a side's marks moved on: never back, and what was read was delivered. */
export const markedConversation = (before: Conversation, side: Side, { delivered, read }: Marks): Conversation => {
  const held = marksOf(before, side);
  const moved = { delivered: Math.max(held.delivered, delivered, read), read: Math.max(held.read, read) };
  return side === 'farmer'
    ? { ...before, farmerDelivered: moved.delivered, farmerRead: moved.read }
    : { ...before, managerDelivered: moved.delivered, managerRead: moved.read };
};

/** Compares by place in the conversation: by number, and after those what is still on its way, by when it was written. */
export const byPlace = (one: Pick<Message, 'id' | 'number'>, other: Pick<Message, 'id' | 'number'>): number => {
  if (one.number === other.number) return one.id < other.id ? -1 : 1;
  return (one.number ?? Infinity) - (other.number ?? Infinity);
};

/** How far a message of one's own has come, once the server has it. */
export const standingOf = (number: number, { delivered, read }: Pick<Marks, 'delivered' | 'read'>) => {
  if (number <= read) return 'read';
  return number <= delivered ? 'delivered' : 'sent';
};

/** What a list shows of a conversation: its newest message, how many of the other side are unread, and the last of those. */
export type Talk = {
  readonly keeperId: string;
  readonly last: Message;
  readonly unread: number;
  /** The highest number of a message by the other side; 0 when there is none. */
  readonly lastFromOthers: number;
};

const withMessage = (talk: Talk | undefined, message: Message, isNews: boolean, isFromOthers: boolean): Talk => ({
  keeperId: message.keeperId,
  last: talk !== undefined && byPlace(talk.last, message) > 0 ? talk.last : message,
  unread: (talk?.unread ?? 0) + (isNews ? 1 : 0),
  lastFromOthers: Math.max(talk?.lastFromOthers ?? 0, isFromOthers ? (message.number ?? 0) : 0),
});

/** The conversations that messages make, as one who is on a side of each sees them; by their farmers' ids. */
export const talksOf = (
  messages: readonly Message[],
  conversations: readonly Conversation[],
  accountId: string,
): ReadonlyMap<string, Talk> => {
  const held = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  const talks = new Map<string, Talk>();
  for (const message of messages) {
    const { keeperId, writerId, number } = message;
    const side = sideOf(accountId, keeperId);
    const isFromOthers = sideOf(writerId, keeperId) !== side;
    const isNews = isFromOthers && (number ?? 0) > marksOf(held.get(keeperId) ?? null, side).read;
    talks.set(keeperId, withMessage(talks.get(keeperId), message, isNews, isFromOthers));
  }
  return talks;
};

/** Conversations with the newest message first: those with something still on its way before all others. */
export const newestFirst = (talks: Iterable<Talk>): Talk[] => {
  const moment = ({ last }: Talk): number => (last.number === null ? Infinity : Date.parse(last.createdAt));
  return [...talks].toSorted(
    (one, other) =>
      (moment(one) === moment(other) ? 0 : moment(other) - moment(one)) || (one.last.id < other.last.id ? 1 : -1),
  );
};
