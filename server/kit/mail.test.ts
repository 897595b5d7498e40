import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '#world/free-port.ts';
import { smtpMailer, type Mailer } from './mail.ts';

type Delivered = { readonly recipients: readonly string[]; readonly raw: string };

const password = 'fadama-2031';
const from = 'Shuka <no-reply@shuka.example>';
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A mail server on loopback that knows one sign-in and refuses addresses of nobody@. */
const startServer = async () => {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username ?? '' }) : done(new Error('wrong password')),
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith('nobody@') ? new Error(`no such person ${address.address}`) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        delivered.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') });
        done(null);
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { delivered, port: (listener.address() as AddressInfo).port };
};

const makeMailer = (port: number, secret = password): Mailer => {
  const mailer = smtpMailer({ url: `smtp://postmaster:${secret}@127.0.0.1:${port}`, from });
  closers.push(() => mailer.close());
  return mailer;
};

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWord = (_: string, kind: string, word: string): string =>
  kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' '));

/** Headers (names in lower case, encoded words decoded) and body of a letter as it went over the wire. */
const readLetter = (raw: string) => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const value = line
      .slice(line.indexOf(':') + 1)
      .trim()
      .replace(/\?= =\?/g, '?==?');
    return [line.slice(0, line.indexOf(':')).toLowerCase(), value.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, decodeWord)];
  });
  const body = rest.join('\r\n\r\n');
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : unquote(body);
  return { headers, text };
};

const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no failure',
    (error: Error) => `${error.message}\n${error.stack}\n${JSON.stringify(error)}`,
  );

describe('a letter by SMTP', () => {
  test('to many says in its head how a mail program stops them by one press', async () => {
    const { delivered, port } = await startServer();
    const stopUrl = 'https://shuka.example/api/updates/letters/abc/stop';
    await makeMailer(port).send({ to: 'amina@example.ng', subject: 'News', text: 'News.', stopUrl });
    const { headers } = readLetter(delivered[0]?.raw ?? '');
    expect(headers).toContainEqual(['list-unsubscribe', `<${stopUrl}>`]);
    expect(headers).toContainEqual(['list-unsubscribe-post', 'List-Unsubscribe=One-Click']);
  });

  test('arrives with its subject and text in Hausa letters', async () => {
    const { delivered, port } = await startServer();
    const text = 'Sannu Amina,\nƙofar gonar ɗan uwanki ta buɗe. Kuɗi: ₦1,250.50\n.\nmai digo';
    await makeMailer(port).send({ to: 'amina@example.ng', subject: 'Ƙaramar shawara don gonarki ta ɗorawa', text });

    const letter = readLetter(delivered[0]?.raw ?? '');
    expect(delivered[0]?.recipients).toEqual(['amina@example.ng']);
    expect(letter.headers).toContainEqual(['subject', 'Ƙaramar shawara don gonarki ta ɗorawa']);
    expect(letter.headers).toContainEqual(['from', from]);
    expect(letter.headers).toContainEqual(['to', 'amina@example.ng']);
    expect(letter.text.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
  });

  test('cannot be given headers or further recipients through its subject', async () => {
    const { delivered, port } = await startServer();
    const subject = 'Your code\r\nBcc: thief@example.com\r\n\r\nand a body';
    await makeMailer(port).send({ to: 'amina@example.ng', subject, text: 'Hello' });

    const { headers, text } = readLetter(delivered[0]?.raw ?? '');
    expect(delivered[0]?.recipients).toEqual(['amina@example.ng']);
    expect(headers.map(([name]) => name)).not.toContain('bcc');
    expect(headers).toContainEqual(['subject', 'Your code Bcc: thief@example.com and a body']);
    expect(text.trimEnd()).toBe('Hello');
  });

  test.each([
    'amina@example.ng, thief@example.com',
    'amina@example.ng\r\nBcc: thief@example.com',
    '<amina@example.ng>',
    '',
  ])('goes to one plain address only, not to %j', async (to) => {
    const { delivered, port } = await startServer();
    expect(await failure(makeMailer(port).send({ to, subject: 'Hi', text: 'Hi' }))).toContain('mail: not an address');
    expect(delivered).toEqual([]);
  });

  test('fails and keeps the password to itself when the sign-in is refused', async () => {
    const { port } = await startServer();
    const mailer = makeMailer(port, 'wrong-guess');
    const told = await failure(mailer.send({ to: 'amina@example.ng', subject: 'Hi', text: 'Hi' }));

    expect(told).toContain('mail: the mail server refused our sign-in (EAUTH 535)');
    expect(told).not.toContain('wrong-guess');
    expect(told).not.toContain(Buffer.from('\0postmaster\0wrong-guess').toString('base64'));
  });

  test('fails when its recipient is refused, without repeating the address', async () => {
    const { delivered, port } = await startServer();
    const told = await failure(makeMailer(port).send({ to: 'nobody@example.ng', subject: 'Hi', text: 'Hi' }));

    expect(told).toContain('mail: the mail server refused the address (EENVELOPE 550)');
    expect(told).not.toContain('nobody@example.ng');
    expect(delivered).toEqual([]);
  });

  test('is not sent where the password would cross a network in the clear', async () => {
    const { delivered, port } = await startServer();
    // 0.0.0.0 leads to this machine too, but does not say so.
    const mailer = smtpMailer({ url: `smtp://postmaster:${password}@0.0.0.0:${port}`, from });
    closers.push(() => mailer.close());
    const told = await failure(mailer.send({ to: 'amina@example.ng', subject: 'Hi', text: 'Hi' }));

    expect(told).toContain('mail: the connection to the mail server cannot be encrypted (ETLS');
    expect(delivered).toEqual([]);
  });

  test('fails when no server is there', async () => {
    const mailer = makeMailer(await freePort());
    expect(await failure(mailer.send({ to: 'amina@example.ng', subject: 'Hi', text: 'Hi' }))).toContain(
      'mail: the mail server cannot be reached (ESOCKET',
    );
  });
});

describe('the state of the mail server', () => {
  test('is working when it takes our sign-in', async () => {
    const { port } = await startServer();
    expect(await makeMailer(port).isWorking()).toBe(true);
  });

  test('is not working when it refuses our sign-in or is not there', async () => {
    const { port } = await startServer();
    expect(await makeMailer(port, 'wrong-guess').isWorking()).toBe(false);
    expect(await makeMailer(await freePort()).isWorking()).toBe(false);
  });

  test.each([`https://postmaster:${password}@mail.example`, `postmaster:${password}@mail.example`, ''])(
    'is not asked for at %j, which is no address of a mail server and is not repeated',
    async (url) => {
      const told = await failure(Promise.resolve().then(() => smtpMailer({ url, from })));
      expect(told).toContain('mail: the address of the mail server is not like smtp://');
      expect(told).not.toContain(password);
    },
  );
});
