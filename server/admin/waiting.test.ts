import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listWaiting, waitingKinds, type WaitingKind } from '@shuka/domain/admin';
import { sendContactMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { queues } from '#app/slices.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const ngozi = house.as(people.ngozi);

const waitingOf = async (kind: WaitingKind) =>
  (await ngozi.call(listWaiting, {})).body.items.find((one) => one.kind === kind);

describe('the home of an admin', () => {
  beforeAll(async () => {
    const draft = { name: 'Sani', email: 'sani@farm.example', message: 'When do you open?' };
    for (let number = 0; number < 3; number += 1)
      await house.anyone.call(sendContactMessage, { id: newId(), ...draft });
  });

  test('counts what waits, says since when, and calls it late by the days of the house', async () => {
    const messages = await waitingOf('contact-messages');
    expect(messages).toMatchObject({ count: 3, isMore: false, days: 2, isLate: false });
    expect(messages?.oldestAt.slice(0, 16)).toBe(house.clock.now().toISOString().slice(0, 16));
    await rows(house.pool, sql`update messaging.contact_message set received_at = received_at - interval '3 days'`);
    expect(await waitingOf('contact-messages')).toMatchObject({ count: 3, isLate: true });
  });

  test('puts what is late first, and says where the days come from', async () => {
    const { status, body } = await ngozi.call(listWaiting, {});
    expect(status).toBe(200);
    expect(body.items[0]?.isLate).toBe(true);
    expect(body.rule.source).not.toBe('');
    const late = body.items.map(({ isLate }) => isLate);
    expect(late).toEqual(late.toSorted((one, other) => Number(other) - Number(one)));
  });

  test('names who waits to be approved: Tunde said what the law asks, and waits', async () => {
    expect(await waitingOf('approvals')).toMatchObject({ kind: 'approvals' });
  });

  test('hears of every kind from the slice that keeps it', () => {
    expect(queues.map(({ kind }) => kind).sort()).toEqual([...waitingKinds].sort());
  });

  test('is for admins alone', async () => {
    for (const person of [people.amina, people.musa, people.bola])
      expect((await house.as(person).call(listWaiting, {})).status).toBe(403);
    expect((await house.anyone.call(listWaiting, {})).status).toBe(401);
  });
});
