import { conversationRows, markConversation, marksOf, messageRows, sideOf, talksOf } from '@shuka/domain/messaging';
import type { Conversation, Message } from '@shuka/domain/messaging';
import { engine, syncState } from '#kit/engine.ts';
import { rowsOf, type Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { world } from '#kit/world.ts';

/** How far this page has said it has each conversation: whatever the server makes of it, it is said once. */
const said = new Map<string, number>();

let lookedAt: unknown = null;

/** Says of messages that came since that they are on this phone: one mark a conversation, however many came. */
const markDelivered = async (accountId: string): Promise<void> => {
  const messages = world.list(messageRows.name);
  if (messages === lookedAt) return;
  lookedAt = messages;
  const conversations = rowsOf(world.list(conversationRows.name) as readonly Kept<Conversation>[]);
  const held = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  for (const talk of talksOf(rowsOf(messages as readonly Kept<Message>[]), conversations, accountId).values()) {
    const { keeperId, lastFromOthers } = talk;
    const { delivered } = marksOf(held.get(keeperId) ?? null, sideOf(accountId, keeperId));
    const key = `${accountId} ${keeperId}`;
    if (lastFromOthers <= Math.max(delivered, said.get(key) ?? 0)) continue;
    said.set(key, lastFromOthers);
    await submit(markConversation, { keeperId, delivered: lastFromOthers, read: 0 });
  }
};

/** Follows what syncs bring, for as long as the page lives. */
export const startMarking = (): void => {
  let syncedAt: number | null = null;
  const follow = (): void => {
    const { lastSyncAt } = syncState.get();
    const accountId = engine.get()?.accountId;
    if (lastSyncAt === null || lastSyncAt === syncedAt || accountId === undefined) return;
    syncedAt = lastSyncAt;
    void markDelivered(accountId);
  };
  syncState.subscribe(follow);
  follow();
};
