import { afterAll, describe, expect, test } from 'vitest';
import { listContactMessages, sendContactMessage, takeContactMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { passOnNow } from './pass-on-overdue.ts';

const house = await openHouse();
afterAll(house.close);

const ngozi = house.as(people.ngozi);

const complain = async (): Promise<string> => {
  const id = newId();
  const words = { name: 'Sani Bello', email: 'sani@bello.example', message: 'Nobody weighed my maize.' };
  expect((await house.anyone.call(sendContactMessage, { id, kind: 'grievance', ...words })).status).toBe(201);
  return id;
};

/** Time goes by for this message. */
const age = (id: string, days: number) =>
  rows(
    house.pool,
    sql`update messaging.contact_message set received_at = received_at - make_interval(days => ${days}),
          due_at = due_at - make_interval(days => ${days}), passes_on_at = passes_on_at - make_interval(days => ${days})
        where id = ${id}`,
  );

const shown = async (id: string) =>
  (await ngozi.call(listContactMessages, { kind: 'grievance', limit: '100' })).body.items.find((one) => one.id === id);

describe('a complaint', () => {
  test('is not overdue before its fourteen days are over', async () => {
    const id = await complain();
    await age(id, 13);
    expect(await shown(id)).toMatchObject({ kind: 'grievance', isOverdue: false, passedOn: 0 });
    await age(id, 2);
    expect(await shown(id)).toMatchObject({ isOverdue: true });
    const { body } = await ngozi.call(listContactMessages, { state: 'overdue' });
    expect(body.items.map((one) => one.id)).toContain(id);
    await passOnNow(house.services);
  });

  test('that nobody answers goes to another admin, who is told, and after three days on to yet another', async () => {
    const id = await complain();
    await ngozi.call(takeContactMessage, { messageId: id });
    await age(id, 15);
    await passOnNow(house.services);
    expect(await shown(id)).toMatchObject({ takenByName: 'Ifeoma Nwankwo', passedOn: 1, isMine: false });
    expect((await house.post.next(people.ifeoma.phone)).text).toContain((await shown(id))?.reference);
    await passOnNow(house.services);
    expect((await shown(id))?.passedOn).toBe(1);
    await age(id, 4);
    await passOnNow(house.services);
    expect(await shown(id)).toMatchObject({ takenByName: 'Ngozi Eze', passedOn: 2, isMine: true });
  });
});
