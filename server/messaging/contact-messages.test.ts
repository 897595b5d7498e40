import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerContactMessage,
  listContactMessages,
  sendContactMessage,
  takeContactMessage,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const admin = house.as(people.ngozi);

const letter = (number: number) => ({
  id: newId(),
  name: 'Sani Bello',
  email: `sani.${number}@bello.example`,
  message: `Question ${number}`,
});

const send = async (number: number) => {
  const message = letter(number);
  await house.visitor().call(sendContactMessage, message);
  return message;
};

describe('writing to the staff does', () => {
  test('keeps the message for an admin to read', async () => {
    const message = letter(1);
    const { status, body: told } = await house.anyone.call(sendContactMessage, message);
    expect(status).toBe(201);
    expect(told.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    const { body } = await admin.call(listContactMessages, { state: 'open' });
    expect(body.items).toContainEqual({
      ...message,
      kind: 'question',
      reference: told.reference,
      receivedAt: expect.stringMatching(/^2026-06-01T/),
      dueAt: told.answerBy,
      isOverdue: false,
      takenByName: '',
      isMine: false,
      passedOn: 0,
      answer: null,
      answeredAt: null,
      answeredByName: '',
    });
  });

  test('keeps several lines and any language', async () => {
    const message = { ...letter(2), message: "Ẹ kú àárọ̀.\nKedu? 'Yan kasuwa sun tambaya: ₦500?" };
    await house.anyone.call(sendContactMessage, message);
    const { body } = await admin.call(listContactMessages, {});
    expect(body.items.find(({ id }) => id === message.id)?.message).toBe(message.message);
  });
});

describe('writing to the staff refuses', () => {
  test.each([
    ['name', '', 'messaging.nameRequired'],
    ['email', 'sani', 'messaging.emailRequired'],
    ['message', '  ', 'messaging.messageRequired'],
    ['message', 'x'.repeat(4001), 'field.tooLong'],
    ['message', 'a\u0000b', 'field.controlCharacter'],
  ])('%s "%s", beside the field', async (field, value, says) => {
    const { status, body } = await house.visitor().call(sendContactMessage, { ...letter(3), [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, says });
  });

  test('the sixth from one address, and the 21st from one connection, within 15 minutes', async () => {
    for (let count = 0; count < 5; count += 1) await send(4);
    const sixth = await house.visitor().call(sendContactMessage, letter(4));
    expect(sixth.status).toBe(429);
    const browser = house.visitor();
    for (let count = 0; count < 20; count += 1)
      expect((await browser.call(sendContactMessage, letter(100 + count))).status).toBe(201);
    const { status, headers } = await browser.call(sendContactMessage, letter(200));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a message again', () => {
  test('sent twice it is kept once', async () => {
    const message = letter(5);
    const answers = await Promise.all([1, 2, 3].map(() => house.visitor().call(sendContactMessage, message)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await admin.call(listContactMessages, { limit: '100' });
    expect(body.items.filter(({ email }) => email === message.email)).toHaveLength(1);
  });

  test('the same id with other words is refused and changes nothing', async () => {
    const message = await send(6);
    const other = await house.anyone.call(sendContactMessage, { ...message, message: 'Something else' });
    expect([other.status, other.body.code]).toEqual([409, 'same-id-other-body']);
    const { text } = await admin.call(listContactMessages, { limit: '100' });
    expect(text).not.toContain('Something else');
  });
});

describe('the list of messages', () => {
  beforeAll(async () => {
    for (let number = 1000; number < 1012; number += 1) await send(number);
  });

  test('shows the newest first, page by page, missing none and repeating none', async () => {
    const whole = await admin.call(listContactMessages, { limit: '100' });
    const ids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, string> = after === '' ? { limit: '5' } : { limit: '5', after };
      const { body } = await admin.call(listContactMessages, query);
      ids.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    expect(ids).toEqual(whole.body.items.map(({ id }) => id));
    const times = whole.body.items.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each([
    ['["2026-02-31T00:00:00Z","x"]'],
    ['["0000-01-01T00:00:00Z"]'],
    [`["2026-02-31T00:00:00Z","${newId()}"]`],
  ])('refuses the made-up cursor %s', async (cursor) => {
    const { status } = await admin.call(listContactMessages, { after: Buffer.from(cursor).toString('base64url') });
    expect(status).toBe(400);
  });
});

describe('having a message', () => {
  test('does: the others see who has it, and it is found by its reference', async () => {
    const { id: messageId } = await send(30);
    const { status, body } = await admin.call(takeContactMessage, { messageId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: messageId, isMine: true });
    expect(body.takenByName).toBe('Ngozi Eze');
    const asTyped = body.reference.toLowerCase().replaceAll('-', ' ');
    const found = await admin.call(listContactMessages, { reference: asTyped });
    expect(found.body.items).toEqual([body]);
    expect((await admin.call(listContactMessages, { reference: 'no such' })).body.items).toEqual([]);
  });

  test('refuses one that is answered', async () => {
    const { id: messageId } = await send(31);
    await admin.call(answerContactMessage, { messageId, answer: 'Yes.' });
    expect((await admin.call(takeContactMessage, { messageId })).body.code).toBe('already-answered');
  });
});

describe('answering a message', () => {
  test('does: it leaves the open ones, and says who wrote what', async () => {
    const { id: messageId } = await send(7);
    const { status, body } = await admin.call(answerContactMessage, { messageId, answer: 'On Monday.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: messageId, answer: 'On Monday.' });
    const open = await admin.call(listContactMessages, { state: 'open', limit: '100' });
    expect(open.body.items.map(({ id }) => id)).not.toContain(messageId);
    const answered = await admin.call(listContactMessages, { state: 'answered', limit: '100' });
    expect(answered.body.items).toContainEqual(body);
  });

  test('again: two admins at once, one answer', async () => {
    const { id: messageId } = await send(8);
    const answers = await Promise.all(
      ['Yes.', 'No.'].map((answer) => admin.call(answerContactMessage, { messageId, answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already-answered');
  });

  test('refuses an empty answer, beside the field', async () => {
    const { id: messageId } = await send(9);
    const { body } = await admin.call(answerContactMessage, { messageId, answer: ' ' });
    expect(body.errors).toEqual([{ field: 'answer', says: 'messaging.answerRequired' }]);
  });
});
