import { afterAll, describe, expect, test } from 'vitest';
import { saveNotices } from '@shuka/domain/accounts';
import {
  broadcastLimits,
  listBroadcasts,
  listNews,
  previewBroadcast,
  sendBroadcast,
  stopBroadcast,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { findNews } from './broadcast-store.ts';
import { takeReaders, takeTurn } from './broadcast-queue.ts';
import { eraseFor } from './own-data.ts';
import { queueReaders, sendQueued } from './send-to-many.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, halima, chidi, bola, ngozi } = people;
const toFarmers = { role: 'farmer', stateCode: '', lga: '' } as const;

const say = (by: WorldPerson, text: string, more: object = {}) =>
  house.as(by).call(sendBroadcast, { ...toFarmers, ...more, id: newId(), text });

const shown = async (by: WorldPerson, id: string) =>
  (await house.as(by).call(listBroadcasts, {})).body.items.find((one) => one.id === id);

const textsTo = ({ phone }: WorldPerson): string[] => house.post.all(phone).map(({ text }) => text);

const newsOf = async (by: WorldPerson): Promise<string[]> =>
  (await house.as(by).call(listNews, {})).body.items.map(({ text }) => text);

const send = () => sendQueued(house.services, 0);

describe('what a manager says to the farmers in their care', () => {
  test('reaches each of them once, in the manager’s name, and shows how far it has come', async () => {
    const asked = { ...toFarmers, text: 'Urea comes on Friday.' };
    const { body: before } = await house.as(chidi).call(previewBroadcast, asked);
    expect(before).toMatchObject({ smsParts: 1 });
    const { status, body } = await say(chidi, 'Urea comes on Friday.');
    expect([status, body.state, body.senderName]).toEqual([201, 'queuing', 'Chidi Okafor']);
    await queueReaders(house.services, body.id);
    await queueReaders(house.services, body.id);
    expect(await shown(chidi, body.id)).toMatchObject({ state: 'sending', total: before.total, sent: 0 });
    expect(await newsOf(amina)).toEqual(['Urea comes on Friday.']);
    await send();
    const done = await shown(chidi, body.id);
    expect(done).toMatchObject({ state: 'done', total: before.total, failed: 0 });
    expect((done?.sent ?? 0) + (done?.inApp ?? 0)).toBe(before.total);
    await send();
    expect(textsTo(amina)).toEqual(['Chidi Okafor: Urea comes on Friday.']);
    expect(textsTo(bola)).toEqual([]);
    expect(await newsOf(bola)).toEqual([]);
  });

  test('is nobody’s business who is no manager or admin, and reaches nobody out of their care', async () => {
    expect((await say(amina, 'Hear me.')).status).toBe(403);
    expect((await say(chidi, 'Hear me.', { role: 'investor' })).body.code).toBe('no-audience');
    expect((await say(chidi, 'Hear me.', { stateCode: 'LA', lga: 'Epe' })).body.code).toBe('no-audience');
    expect((await say(chidi, ' ')).body.errors).toEqual([{ field: 'text', says: 'broadcast.textRequired' }]);
    const { body } = await say(chidi, 'Mine.');
    expect((await house.as(halima).call(stopBroadcast, { broadcastId: body.id })).status).toBe(404);
    expect(await shown(halima, body.id)).toBeUndefined();
    expect(await shown(ngozi, body.id)).toMatchObject({ text: 'Mine.' });
  });

  test('stopped, tells nobody who was not told, and is over', async () => {
    const { body } = await say(chidi, 'I was wrong.');
    await queueReaders(house.services, body.id);
    expect((await house.as(chidi).call(stopBroadcast, { broadcastId: body.id })).body.state).toBe('stopped');
    await send();
    expect(textsTo(amina)).not.toContain('Chidi Okafor: I was wrong.');
    expect(await newsOf(amina)).not.toContain('I was wrong.');
    expect((await house.as(chidi).call(stopBroadcast, { broadcastId: body.id })).body.code).toBe('broadcast-over');
    await expect(
      run(house.pool, sql`update messaging.broadcast set text = 'No.' where id = ${body.id}`),
    ).rejects.toThrow('keeps what was said');
  });
});

describe('what an admin says', () => {
  test('is for people of a role and place, in the name of the platform, by the way each of them chose', async () => {
    await house.as(musa).call(saveNotices, { choices: [{ kind: 'news', way: 'app' }], quiet: null });
    const { body } = await say(ngozi, 'Prices are out.', { stateCode: 'KN' });
    await queueReaders(house.services, body.id);
    await send();
    expect(await shown(ngozi, body.id)).toMatchObject({ state: 'done', senderName: 'Shuka', failed: 0 });
    expect(textsTo(musa)).not.toContain('Shuka: Prices are out.');
    const { body: investors } = await say(ngozi, 'Offers are out.', { role: 'investor' });
    await queueReaders(house.services, investors.id);
    await send();
    expect(await newsOf(bola)).toEqual(['Offers are out.']);
    expect(await newsOf(amina)).not.toContain('Offers are out.');
  });

  test('waits for the day, is sent by one server at a time, and never twice by one that stopped in between', async () => {
    const { body } = await say(ngozi, 'At night.');
    await queueReaders(house.services, body.id);
    const night = { now: () => new Date('2026-06-01T22:00:00Z') };
    await sendQueued({ ...house.services, clock: night }, 0);
    expect(await shown(ngozi, body.id)).toMatchObject({ state: 'sending', sent: 0 });
    const turn = await takeTurn(house.pool, house.clock.now());
    expect(turn?.id).toBe(body.id);
    const taken = await takeReaders(house.pool, body.id, 2, house.clock.now());
    expect(taken).toHaveLength(2);
    await send();
    expect(await shown(ngozi, body.id)).toMatchObject({ state: 'sending', sent: 0 });
    house.clock.move({ minutes: 2 });
    await send();
    expect(await shown(ngozi, body.id)).toMatchObject({ state: 'done', failed: 2 });
  });

  test('waits while the provider takes nothing, and goes on after', async () => {
    const { body } = await say(ngozi, 'Again.');
    await queueReaders(house.services, body.id);
    const broken = { send: () => Promise.reject(new Error('away')), isWorking: async () => false };
    const away = { ...house.services, smsSender: broken, mailer: broken };
    await run(house.pool, sql`delete from accounts.notice_choice`);
    await sendQueued(away, 0);
    const { sent = 1, failed = 1 } = (await shown(ngozi, body.id)) ?? {};
    expect([sent, failed]).toEqual([0, 0]);
    await send();
    expect(await shown(ngozi, body.id)).toMatchObject({ state: 'done', failed: 0 });
  });

  test('is so many at a time, and who is erased reads no more of it', async () => {
    await run(
      house.pool,
      sql`insert into messaging.broadcast (id, sent_by, sender_name, role, state_code, lga, text, language, state, created_at)
          select gen_random_uuid(), ${ngozi.accountId}, 'Shuka', 'farmer', '', '', 'More.', 'en', 'queuing', now()
          from generate_series(1, ${broadcastLimits.mostOpen})`,
    );
    expect((await say(ngozi, 'One more.')).body.code).toBe('too-many-broadcasts');
    await inTransaction(house.pool, (db) => eraseFor(db, amina.accountId, house.clock.now()));
    expect(await findNews(house.pool, amina.accountId, { after: null, limit: 10 })).toEqual([]);
  });
});
