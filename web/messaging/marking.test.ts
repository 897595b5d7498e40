import { expect, test } from 'vitest';
import {
  conversationRows,
  markConversation,
  markedConversation,
  messageRows,
  newConversation,
  newMessage,
  type Conversation,
  type Marks,
  type Message,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { engine, syncState, type Engine } from '#kit/engine.ts';
import { world } from '#kit/world.ts';
import { startMarking } from './marking.ts';

const [amina, musa, chidi] = [newId(), newId(), newId()];
const now = new Date('2026-06-01T10:00:00Z');

const marked: Marks[] = [];

const kept: Engine = {
  accountId: chidi,
  keeps: true,
  foresee: () => ({}),
  save: async (contract, input) => {
    expect(contract).toBe(markConversation);
    marked.push(input as Marks);
    return null;
  },
  sent: async () => undefined,
  photo: async () => null,
  sync: async () => undefined,
};

const said = (keeperId: string, writerId: string, number: number): Message => {
  const draft = { id: newId(), keeperId, text: 'Rain?', photo: null };
  return { ...newMessage(draft, { writerId, writerName: '' }, now, now), number };
};

const bring = (...messages: readonly Message[]): void =>
  world.change(messages.map((message) => [messageRows.name, message.id, message]));

const held = (conversation: Conversation): void =>
  world.change([[conversationRows.name, conversation.id, conversation]]);

let syncs = 0;

/** What is said after the sync that brought it. */
const afterSync = async (): Promise<readonly Marks[]> => {
  marked.length = 0;
  syncs += 1;
  syncState.set({ ...syncState.get(), lastSyncAt: syncs });
  await new Promise((settled) => setTimeout(settled));
  return [...marked];
};

test('what came is marked once a conversation, and marks never lead to marks', async () => {
  engine.set(kept);
  startMarking();
  bring(said(amina, amina, 1), said(amina, amina, 2), said(amina, chidi, 3), said(musa, musa, 1));
  expect(await afterSync()).toEqual([
    { keeperId: musa, delivered: 1, read: 0 },
    { keeperId: amina, delivered: 2, read: 0 },
  ]);

  // The marks come back as records, the other side's too, and a message of one's own is taken.
  const own = markedConversation(newConversation(amina, now), 'manager', { keeperId: amina, delivered: 2, read: 0 });
  held(markedConversation(own, 'farmer', { keeperId: amina, delivered: 3, read: 3 }));
  expect(await afterSync()).toEqual([]);
  bring(said(amina, chidi, 4));
  expect(await afterSync()).toEqual([]);

  // Musa's mark was let go by the server: it is not said for ever.
  bring(said(amina, amina, 5));
  expect(await afterSync()).toEqual([{ keeperId: amina, delivered: 5, read: 0 }]);
});
