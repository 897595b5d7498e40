import { expect, test } from 'vitest';
import { makeMailbox } from './mailbox.ts';

test('letters and SMS lie in one mailbox, the newest first', async () => {
  const { mailer, smsSender, read } = makeMailbox();
  await mailer.send({ to: 'amina@example.ng', subject: 'Your code', text: '123456' });
  await smsSender.send({ to: '+2348031234567', text: 'Your code is 654321' });

  expect(read()).toMatchObject([
    { kind: 'sms', to: '+2348031234567', subject: '', text: 'Your code is 654321' },
    { kind: 'mail', to: 'amina@example.ng', subject: 'Your code', text: '123456' },
  ]);
  expect(new Date(read()[0]?.at ?? '').toISOString()).toBe(read()[0]?.at);
  expect(await mailer.isWorking()).toBe(true);
  expect(await smsSender.isWorking()).toBe(true);
});

test('a full mailbox forgets its oldest letters', async () => {
  const { mailer, read } = makeMailbox(2);
  for (const subject of ['first', 'second', 'third']) await mailer.send({ to: 'amina@example.ng', subject, text: '' });
  expect(read().map((letter) => letter.subject)).toEqual(['third', 'second']);
});

test('what was read stays as it was when the mailbox is cleared', async () => {
  const { mailer, read, clear } = makeMailbox();
  await mailer.send({ to: 'amina@example.ng', subject: 'first', text: '' });
  const letters = read();
  clear();
  expect(letters).toHaveLength(1);
  expect(read()).toEqual([]);
});
