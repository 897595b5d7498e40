import { afterAll, expect, test } from 'vitest';
import {
  decideMessageReport,
  listMessageReports,
  listPosts,
  makeGroup,
  reportMessage,
  sendMessage,
  writePost,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;

const report = (by: WorldPerson, kind: 'message' | 'post', messageId: string, reason = 'He insults me.') =>
  house.as(by).call(reportMessage, { id: newId(), kind, messageId, reason });

const listed = async (state: 'open' | 'decided') =>
  (await house.as(ngozi).call(listMessageReports, { state })).body.items;

const decide = (reportId: string, verdict: 'at-fault' | 'no-fault', reason = 'It is an insult.') =>
  house.as(ngozi).call(decideMessageReport, { reportId, verdict, reason });

test('a post is brought before an admin with its words, taken away for all, and decided once', async () => {
  const roomId = newId();
  await house.as(chidi).call(makeGroup, { id: roomId, name: 'Bichi', memberIds: [amina.accountId, musa.accountId] });
  const { body } = await house.as(musa).call(writePost, { id: newId(), roomId, text: 'Amina cheats.' });
  expect((await report(musa, 'post', body.id)).status).toBe(404);
  expect((await report(halima, 'post', body.id)).status).toBe(404);
  expect((await report(amina, 'post', body.id, ' ')).body.errors).toEqual([
    { field: 'reason', says: 'guard.reasonRequired' },
  ]);
  expect((await report(amina, 'post', body.id)).status).toBe(201);
  expect((await report(amina, 'post', body.id)).body.code).toBe('reported-already');
  const [open] = await listed('open');
  expect(open).toMatchObject({
    text: 'Amina cheats.',
    writerName: 'Musa Ibrahim',
    reporterName: 'Amina Yusuf',
    reason: 'He insults me.',
    verdict: null,
  });
  expect((await house.as(amina).call(listMessageReports, {})).status).toBe(403);
  const decided = await decide(open?.id ?? '', 'at-fault');
  expect(decided.body).toMatchObject({ verdict: 'at-fault', decisionReason: 'It is an insult.' });
  expect((await decide(open?.id ?? '', 'no-fault')).body.code).toBe('decided-already');
  const posts = (await house.as(chidi).call(listPosts, { roomId })).body.items;
  expect(posts).toMatchObject([{ text: '', isTakenAway: true, writerName: 'Musa Ibrahim' }]);
  expect(await listed('open')).toEqual([]);
  expect(await listed('decided')).toHaveLength(1);
  const change = sql`update messaging.message_report set verdict = 'no-fault' where id = ${open?.id}`;
  await expect(run(house.pool, change)).rejects.toThrow('keeps what was said');
});

test('a message of a conversation stays in the care record, whatever is decided', async () => {
  const said = { id: newId(), keeperId: amina.accountId, text: 'Pay me first.', photo: null };
  await house.as(chidi).call(sendMessage, said);
  for (const person of [musa, bola]) expect((await report(person, 'message', said.id)).status).toBe(404);
  expect((await report(amina, 'message', said.id, 'He asks for money.')).status).toBe(201);
  const [open] = await listed('open');
  expect((await decide(open?.id ?? '', 'at-fault', ' ')).body.errors).toEqual([
    { field: 'reason', says: 'guard.decisionRequired' },
  ]);
  expect((await decide(open?.id ?? '', 'at-fault', 'Nobody may ask that.')).status).toBe(200);
  expect((await decide(newId(), 'at-fault')).status).toBe(404);
});
