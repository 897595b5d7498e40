import { afterAll, describe, expect, test } from 'vitest';
import { markConversation, messageRows, readMessagePhoto, sendMessage } from '@shuka/domain/messaging';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { picture } from '#world/pictures.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const keeperId = amina.accountId;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId,
  text: 'Worms in the maize.',
  photo: null,
  ...change,
});

const write = (by: WorldPerson = amina, change: Readonly<Record<string, unknown>> = {}) =>
  house.as(by).call(sendMessage, draft(change));

const marksNow = (of = keeperId) =>
  row<Record<string, number>>(
    house.pool,
    sql`select farmer_delivered, farmer_read, manager_delivered, manager_read from messaging.conversation where id = ${of}`,
  );

const mark = (by: WorldPerson, delivered: number, read: number, of = keeperId) =>
  house.as(by).call(markConversation, { keeperId: of, delivered, read });

describe('writing', () => {
  test('is taken with the name of who wrote, and numbered in the order it came', async () => {
    const first = await write(amina);
    const second = await write(chidi, { text: 'Show me one.' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({ writerName: 'Amina Yusuf', text: 'Worms in the maize.', picture: null });
    expect(second.body).toMatchObject({ writerName: 'Chidi Okafor', number: (first.body.number ?? 0) + 1 });
  });

  test('again makes one message and the same answer', async () => {
    const message = draft();
    const answers = await Promise.all([1, 2, 3].map(() => house.as(amina).call(sendMessage, message)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await rows(house.pool, sql`select 1 from messaging.message where id = ${message.id}`)).toHaveLength(1);
  });

  test('of both sides at once leaves no number out and gives none twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => write(at % 2 === 0 ? amina : chidi)));
    const numbers = answers.map(({ body }) => body.number ?? 0).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => (numbers[0] ?? 0) + at));
  });

  test('nothing is refused beside the text; a photo alone is something', async () => {
    const { status, body } = await write(amina, { text: '  ' });
    expect([status, body.errors]).toEqual([400, [{ field: 'text', says: 'talk.textRequired' }]]);
    const photo = (await picture('webp')).toString('base64');
    expect((await write(amina, { text: '', photo })).status).toBe(201);
  });

  test('with what is no photo is refused', async () => {
    const { status, body } = await write(amina, { photo: Buffer.from('This is a letter.').toString('base64') });
    expect([status, body.code]).toEqual([400, 'not-a-picture']);
  });

  test('is for the farmer and whoever looks after them now, and nobody else', async () => {
    expect((await write(musa)).status).toBe(404);
    expect((await write(halima)).status).toBe(404);
    for (const person of [bola, ngozi]) expect((await write(person)).status).toBe(403);
  });

  test('is said once and for all: the table itself keeps it', async () => {
    const { body } = await write();
    const change = sql`update messaging.message set text = 'No worms.' where id = ${body.id}`;
    await expect(run(house.pool, change)).rejects.toThrow('keeps what was written');
    await expect(run(house.pool, sql`delete from messaging.message where id = ${body.id}`)).rejects.toThrow(
      'keeps its rows',
    );
  });
});

describe('a photo', () => {
  test('is made anew, kept small beside the text, and whole for those who are in the conversation', async () => {
    const { body } = await write(amina, { photo: (await picture('webp')).toString('base64') });
    const whole = await house.as(chidi).call(readMessagePhoto, { messageId: body.id });
    expect([whole.status, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(Buffer.from(body.picture ?? '', 'base64').length).toBeLessThanOrEqual(whole.bytes.length);
    for (const person of [musa, halima])
      expect((await house.as(person).call(readMessagePhoto, { messageId: body.id })).status).toBe(404);
  });

  test('that a message does not have is not there', async () => {
    const { body } = await write();
    expect((await house.as(amina).call(readMessagePhoto, { messageId: body.id })).status).toBe(404);
  });
});

describe('marks', () => {
  test('go on and never back, never past the newest message, and reading is having', async () => {
    const { body } = await write(musa, { keeperId: musa.accountId });
    const newest = body.number ?? 0;
    const before = await marksNow(musa.accountId);
    await mark(chidi, newest, 0, musa.accountId);
    expect(await marksNow(musa.accountId)).toEqual({ ...before, manager_delivered: newest });
    await mark(chidi, 0, newest + 50, musa.accountId);
    await mark(chidi, 0, 0, musa.accountId);
    expect(await marksNow(musa.accountId)).toEqual({ ...before, manager_delivered: newest, manager_read: newest });
  });

  test('of a conversation that is not theirs, or not there, do nothing and say nothing', async () => {
    const before = await marksNow();
    for (const person of [musa, halima])
      expect([(await mark(person, 9, 9)).status, (await mark(person, 9, 9, newId())).status]).toEqual([200, 200]);
    expect(await marksNow()).toEqual(before);
  });

  test('that change nothing are no news to any phone', async () => {
    await write();
    const revision = () =>
      row(house.pool, sql`select rev from sync.change where type = 'conversation' and id = ${keeperId}`);
    await mark(chidi, 5, 5);
    const before = await revision();
    await mark(chidi, 5, 5);
    await mark(chidi, 3, 0);
    expect(await revision()).toEqual(before);
  });
});

describe('on phones', () => {
  test('a message is the same as it was answered', async () => {
    const { body } = await write(chidi);
    const [sent] = (await synced.find(({ type }) => type === messageRows.name)?.read(house.pool, [body.id])) ?? [];
    expect({ id: sent?.id, ...(JSON.parse(sent?.text ?? '{}') as object) }).toEqual(body);
  });

  test('what was written with no network says when, as far as that can be true', async () => {
    const phone = await openPhone(house, amina);
    const seconds = Math.floor(house.clock.now().getTime() / 1000);
    const [inTheMorning, withoutClock] = [draft(), draft()];
    await phone.push([
      [1, seconds - 7 * 86_400_000, sendMessage.name, withoutClock],
      [2, 7 * 86_400_000 - 7200, sendMessage.name, inTheMorning],
    ]);
    const times = (of: string) =>
      row<{ written: string; created: string }>(
        house.pool,
        sql`select written_at as written, created_at as created from messaging.message where id = ${of}`,
      );
    const [morning, clockless] = [await times(inTheMorning.id), await times(withoutClock.id)];
    expect(morning?.written).toBe(new Date((seconds - 7200) * 1000).toISOString());
    expect(clockless?.written).toBe(clockless?.created);
  });

  test('marks that wait on the phone of a manager who lost the farmer meanwhile are let go, a message is set aside', async () => {
    const phone = await openPhone(house, chidi);
    const move = (managerId: string) =>
      house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds: [keeperId], managerId, reason: 'On her way.' });
    await write();
    const before = await marksNow();
    await move(halima.accountId);
    const { body } = await phone.push(
      phone.number([
        [markConversation.name, { keeperId, delivered: 500, read: 500 }],
        [sendMessage.name, draft()],
      ]),
    );
    expect(body.issues.map(({ seq, outcome, code }) => [seq, outcome, code])).toEqual([
      [2, 'parked', 'no-longer-yours'],
    ]);
    expect(await marksNow()).toEqual(before);
    expect((await write(halima, { text: 'I look after you now.' })).status).toBe(201);
    await move(chidi.accountId);
  });
});
