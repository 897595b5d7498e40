import { newMessage } from '@shuka/domain/messaging';
import { insertMessage, moveMarks, nextNumber } from '#messaging';
import type { Db } from '#kit/db.ts';
import { people, type WorldPerson } from './people.ts';

const { amina, musa, chidi } = people;

type Said = readonly [at: string, farmer: WorldPerson, writer: WorldPerson, text: string];

/** What Chidi and the farmers he looks after wrote to each other, the oldest first. */
const said: readonly Said[] = [
  ['2026-05-28T06:10:00.000Z', amina, amina, 'Good morning. The caterpillars are back in the north corner.'],
  [
    '2026-05-28T07:02:00.000Z',
    amina,
    chidi,
    'Good morning, Amina. Put sand and ash into the heart of each plant today.',
  ],
  ['2026-05-29T16:45:00.000Z', musa, chidi, 'Is there still water in your well?'],
  ['2026-05-30T05:55:00.000Z', musa, musa, 'Yes, enough for two weeks.'],
];

const load = async (db: Db, [at, farmer, writer, text]: Said, place: number): Promise<void> => {
  const now = new Date(at);
  const id = `0193a000-0009-7000-8000-${String(place + 1).padStart(12, '0')}`;
  const keeperId = farmer.accountId;
  const by = { writerId: writer.accountId, writerName: `${writer.firstName} ${writer.lastName}` };
  const message = newMessage({ id, keeperId, text, photo: null }, by, now, now);
  await insertMessage(db, { ...message, number: await nextNumber(db, keeperId, now) }, null);
};

/** Loads the messages; all have arrived, and Chidi has not read what Musa wrote last. */
export const loadTalk = async (db: Db): Promise<void> => {
  for (const [place, one] of said.entries()) await load(db, one, place);
  for (const { accountId: keeperId } of [amina, musa])
    await moveMarks(db, 'farmer', { keeperId, delivered: 2, read: 2 });
  await moveMarks(db, 'manager', { keeperId: amina.accountId, delivered: 2, read: 2 });
  await moveMarks(db, 'manager', { keeperId: musa.accountId, delivered: 2, read: 1 });
};
