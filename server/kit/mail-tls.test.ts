import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { smtpMailer } from './mail.ts';

const password = 'fadama-2031';
let taken = 0;

/** A mail server that takes everything, over TLS with a certificate of its own making. */
const server = new SMTPServer({
  authOptional: true,
  closeTimeout: 50,
  logger: false,
  onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
  onData: (stream, _session, done) => {
    taken += 1;
    stream.resume().on('end', () => done(null));
  },
});
server.on('error', () => undefined);
const listener = server.listen(0, '127.0.0.1');
await once(listener, 'listening');
const { port } = listener.address() as AddressInfo;
// 0.0.0.0 leads to this machine too, but does not say so.
const mailer = smtpMailer({ url: `smtp://postmaster:${password}@0.0.0.0:${port}`, from: 'no-reply@shuka.example' });
afterAll(() => {
  mailer.close();
  server.close();
});

test('a letter is not sent to a server whose certificate nobody vouches for', async () => {
  const sent = mailer.send({ to: 'amina@example.ng', subject: 'Hi', text: 'Hi' });
  await expect(sent).rejects.toThrow(
    /^mail: the (connection to the mail server cannot be encrypted|mail server cannot be)/,
  );
  expect(taken).toBe(0);
});
