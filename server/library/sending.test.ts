import { afterAll, describe, expect, test } from 'vitest';
import { sendArticle } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { makeGroup, removeMember } from '@shuka/domain/messaging';
import { rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { adviceKept, publish, startOne } from '#world/library-desk.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;

const kept = (articleId: string, keeperId: string = amina.accountId) => adviceKept(house, articleId, keeperId);

describe('a manager', () => {
  const send = (articleId: string, to: object, by: WorldPerson = chidi, note = '') =>
    house.as(by).call(sendArticle, { id: newId(), articleId, to, note });

  const messagesTo = (keeperId: string) =>
    rows<{ text: string; writerName: string }>(
      house.pool,
      sql`select text, writer_name as "writerName" from messaging.message where keeper_id = ${keeperId} order by number desc limit 1`,
    );

  test('sends an article to farmers of theirs: onto their phones, with a message in their language', async () => {
    const { articleId } = await publish(house, { crop: 'soybean' });
    const sent = await send(articleId, { kind: 'chosen', farmerIds: [amina.accountId] }, chidi, 'For your north plot.');
    expect([sent.status, sent.body.farmers]).toEqual([201, 1]);
    expect(await kept(articleId)).toMatchObject({ sentByName: 'Chidi Okafor', note: 'For your north plot.' });
    const [message] = await messagesTo(amina.accountId);
    expect(message?.writerName).toBe('Chidi Okafor');
    expect(message?.text).toContain('For your north plot.');
    expect(message?.text).toContain('Space your maize');
    expect(await kept(articleId, musa.accountId)).toBeNull();
  });

  test('sends to all in their care, or to those who live in an LGA', async () => {
    const { articleId } = await publish(house, { crop: 'groundnut' });
    expect((await send(articleId, { kind: 'all' })).body.farmers).toBe(2);
    for (const { accountId } of [amina, musa])
      expect((await kept(articleId, accountId))?.sentByName).toBe('Chidi Okafor');
    const [place] = await rows<{ stateCode: string; lga: string }>(
      house.pool,
      sql`select state_code as "stateCode", lga from accounts.profile where id = ${amina.accountId}`,
    );
    expect((await send(articleId, { kind: 'lga', ...place })).body.farmers).toBeGreaterThan(0);
    expect((await send(articleId, { kind: 'lga', stateCode: 'LA', lga: 'Epe' })).body.code).toBe('nobody-there');
  });

  test('sends to a group they made, as far as its members are in their care; nobody else sends to it', async () => {
    const { articleId } = await publish(house, { crop: 'cowpea' });
    const group = { id: newId(), name: 'Seed growers', memberIds: [musa.accountId] };
    expect((await house.as(chidi).call(makeGroup, group)).status).toBe(201);
    const to = { kind: 'group', roomId: group.id };
    expect((await send(articleId, to)).body.farmers).toBe(1);
    expect([(await kept(articleId, musa.accountId))?.sentByName, await kept(articleId)]).toEqual([
      'Chidi Okafor',
      null,
    ]);
    expect((await send(articleId, to, halima)).status).toBe(404);
    await house.as(chidi).call(removeMember, { roomId: group.id, memberId: musa.accountId });
    expect((await send(articleId, to)).body.code).toBe('nobody-there');
  });

  test('who is an agronomist sends to all farmers of an LGA: onto phones, with a message to none but their own', async () => {
    const { articleId } = await publish(house, { crop: 'tomato' });
    const [place] = await rows<{ stateCode: string; lga: string }>(
      house.pool,
      sql`select state_code as "stateCode", lga from accounts.profile where id = ${amina.accountId}`,
    );
    const before = await messagesTo(amina.accountId);
    const sent = await send(articleId, { kind: 'everyone', ...place }, halima);
    expect(sent.status).toBe(201);
    expect((await kept(articleId))?.sentByName).toBe('Halima Sani');
    expect(await messagesTo(amina.accountId)).toEqual(before);
    await run(
      house.pool,
      sql`update library.duty set until_at = now(), ended_by = agronomist_id where until_at is null`,
    );
    expect((await send(articleId, { kind: 'everyone', ...place }, halima)).status).toBe(404);
  });

  test('reaches nobody who is not in their care, and sends nothing that is no advice', async () => {
    const { articleId } = await publish(house, { crop: 'pepper' });
    const stranger = await send(articleId, { kind: 'chosen', farmerIds: [amina.accountId, newId()] });
    expect(stranger.status).toBe(404);
    expect((await send(articleId, { kind: 'chosen', farmerIds: [amina.accountId] }, halima)).status).toBe(404);
    expect((await send(articleId, { kind: 'all' }, halima)).body.code).toBe('nobody-there');
    expect(await kept(articleId)).toBeNull();
    expect((await send(await startOne(house), { kind: 'all' })).status).toBe(404);
  });
});
