import { describe, expect, test } from 'vitest';
import type { Conversation, Message } from './talk-model.ts';
import {
  byPlace,
  markedConversation,
  newConversation,
  newestFirst,
  newMessage,
  standingOf,
  talksOf,
  writtenAtOf,
} from './talk-rules.ts';

const [amina, musa, chidi, halima] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(8)}-0000-7000-8000-000000000000`,
) as [string, string, string, string];
const now = new Date('2026-06-01T10:00:00Z');

let made = 0;

const message = (keeperId: string, writerId: string, number: number | null): Message => {
  made += 1;
  const id = `0193a000-0000-7000-8000-${String(made).padStart(12, '0')}`;
  const draft = { id, keeperId, text: 'Rain?', photo: null };
  const at = new Date(now.getTime() + (number ?? 0) * 60_000);
  return { ...newMessage(draft, { writerId, writerName: '' }, at, at), number };
};

const marked = (keeperId: string, side: 'farmer' | 'manager', delivered: number, read: number): Conversation =>
  markedConversation(newConversation(keeperId, now), side, { keeperId, delivered, read });

test('what the server took stands in its order, what is on its way after it', () => {
  const [second, first, waiting, later] = [
    message(amina, chidi, 2),
    message(amina, amina, 1),
    message(amina, amina, null),
    message(amina, amina, null),
  ];
  expect([later, waiting, second, first].toSorted(byPlace)).toEqual([first, second, waiting, later]);
});

describe('marks', () => {
  test('go on and never back, each side its own, and what is read is delivered', () => {
    const read = markedConversation(marked(amina, 'manager', 3, 1), 'manager', {
      keeperId: amina,
      delivered: 2,
      read: 2,
    });
    expect(read).toMatchObject({ managerDelivered: 3, managerRead: 2, farmerDelivered: 0, farmerRead: 0 });
    const back = markedConversation(read, 'manager', { keeperId: amina, delivered: 0, read: 5 });
    expect(back).toMatchObject({ managerDelivered: 5, managerRead: 5 });
  });

  test('say how far a message has come', () => {
    const of = { delivered: 5, read: 3 };
    expect([3, 4, 6].map((number) => standingOf(number, of))).toEqual(['read', 'delivered', 'sent']);
  });
});

describe('the list of a manager', () => {
  const messages = [
    message(amina, amina, 1),
    message(amina, chidi, 2),
    message(amina, amina, 3),
    message(musa, musa, 1),
    message(musa, halima, 2),
  ];

  test('counts what the farmers wrote and nobody of the other side has read, whoever looked after them then', () => {
    const talks = talksOf(messages, [marked(amina, 'manager', 1, 1)], chidi);
    expect(
      [...talks.values()].map(({ keeperId, unread, lastFromOthers }) => [keeperId, unread, lastFromOthers]),
    ).toEqual([
      [amina, 1, 3],
      [musa, 1, 1],
    ]);
  });

  test('is the other way round for the farmer', () => {
    expect(talksOf(messages.slice(0, 3), [], amina).get(amina)).toMatchObject({ unread: 1, lastFromOthers: 2 });
  });

  test('has the newest first, and before all what is on its way', () => {
    const names = (more: readonly Message[]) =>
      newestFirst(talksOf([...messages, ...more], [], chidi).values()).map(({ keeperId }) => keeperId);
    expect(names([])).toEqual([amina, musa]);
    expect(names([message(musa, chidi, null)])).toEqual([musa, amina]);
  });
});

test('nothing at all is no message', () => {
  const draft = { id: amina, keeperId: amina, text: '', photo: null };
  expect(() => newMessage(draft, { writerId: amina, writerName: '' }, now, now)).toThrow('invalid');
  expect(newMessage({ ...draft, photo: 'UklGRg' }, { writerId: amina, writerName: '' }, now, now).text).toBe('');
});

test('the phone’s word on when it was written counts when it can be true', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(writtenAtOf(hoursAgo(48), now)).toEqual(hoursAgo(48));
  for (const wrong of [hoursAgo(-1), hoursAgo(24 * 91), null]) expect(writtenAtOf(wrong, now)).toEqual(now);
});
