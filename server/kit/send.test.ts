import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { pullChanges, readUpload } from '@shuka/domain/sync';
import type { Services } from '#kit/context.ts';
import { answerErrors } from '#kit/errors.ts';
import { addRoute, type House } from '#kit/http.ts';
import { handle } from '#kit/route.ts';

const logged: string[] = [];
const services = {
  publicUrl: 'http://localhost:3000',
  origins: [],
  checksAnswers: true,
  log: { info: () => undefined, error: (_what: object, words: string) => logged.push(words) },
} as unknown as Services;

/** The lines that the planted route sends; each test says which. */
let lines: () => AsyncGenerator<string>;

const app = Fastify();
const house: House = {
  services,
  relationsTo: {},
  readViewer: async () => null,
  readKey: async () => null,
  places: (work) => work(),
  gate: async () => undefined,
};
app.decorateRequest('cookies', null as never);
app.addHook('onRequest', async (request) => void (request.cookies = {}));
answerErrors(app, services);
addRoute(
  app,
  house,
  handle({ ...pullChanges, who: 'anyone' }, async () => lines()),
);
const { object: _, ...plainUpload } = readUpload;
addRoute(
  app,
  house,
  handle({ ...plainUpload, who: 'anyone' }, async () => ({ uploadOffset: 7, uploadLength: 10 })),
);
/** The name that the planted file has; each test says which. */
let fileName = '';
addRoute(
  app,
  house,
  handle({ ...pullChanges, path: '/file', who: 'anyone', answers: 'file' as const }, async () => ({
    bytes: Buffer.from('a'),
    mediaType: 'text/csv',
    cacheSeconds: 0,
    fileName,
  })),
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const open = async (headers: Record<string, string> = {}): Promise<IncomingMessage> => {
  const request = get(`${url}/sync/pull`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
};

const long = `${'a line with something to say '.repeat(300)}\n`;

test('a line goes out as it is made, packed, while the next one is not there yet', async () => {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  lines = async function* () {
    yield 'first\n';
    await gate;
    yield 'second\n';
  };
  const unpacked = (await open({ 'accept-encoding': 'br' })).pipe(createBrotliDecompress());
  const [first] = (await once(unpacked, 'data')) as [Buffer];
  expect(first.toString()).toBe('first\n');
  goOn();
  const [second] = (await once(unpacked, 'data')) as [Buffer];
  expect(second.toString()).toBe('second\n');
});

test('a client that reads slowly slows down what is read for it', async () => {
  let made = 0;
  lines = async function* () {
    for (made = 0; made < 100_000; made += 1) yield long;
  };
  const response = await open();
  response.pause();
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = made === before;
      before = made;
      expect(isStill).toBe(true);
    },
    { interval: 200, timeout: 10_000 },
  );
  expect(made).toBeLessThan(50_000);
  response.destroy();
});

test('when the client goes away no more lines are made', async () => {
  let isEnded = false;
  lines = async function* () {
    try {
      for (;;) {
        yield long;
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      isEnded = true;
    }
  };
  const response = await open({ 'accept-encoding': 'gzip' });
  await once(response, 'data');
  response.destroy();
  await vi.waitFor(() => expect(isEnded).toBe(true), { timeout: 10_000 });
  expect(logged).toEqual([]);
});

test('a failure after the first line cuts the stream, so that nobody takes it for whole, and is logged', async () => {
  lines = async function* () {
    yield 'first\n';
    await new Promise((resolve) => setTimeout(resolve, 100)); // the line is on its way
    throw new Error('the disk is on fire');
  };
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const response = await open(headers as Record<string, string>);
    const broken = once(response.resume(), 'end');
    await expect(broken).rejects.toThrow('aborted');
  }
  expect(logged).toEqual(['an answer broke off', 'an answer broke off']);
});

test('an answer that is headers alone has no body, and says which protocol it speaks even when it is a problem', async () => {
  const path = '/uploads/0193a000-0000-7000-8000-000000000001';
  const right = await app.inject({ method: 'HEAD', url: path, headers: { 'tus-resumable': '1.0.0' } });
  expect([right.statusCode, right.payload]).toEqual([200, '']);
  expect(right.headers).toMatchObject({
    'upload-offset': '7',
    'upload-length': '10',
    'tus-resumable': '1.0.0',
    'cache-control': 'no-store',
  });
  const wrong = await app.inject({ method: 'HEAD', url: path, headers: { 'tus-resumable': '0.9' } });
  expect([wrong.statusCode, wrong.headers['tus-resumable']]).toEqual([400, '1.0.0']);
  const none = await app.inject({ method: 'HEAD', url: path });
  expect(none.statusCode).toBe(400);
});

test.each([
  ['return-Ada-2026.pdf', 'return-Ada-2026.pdf'],
  ['a"; filename="evil.exe', 'a-filename-evil.exe'],
  ['a\r\nset-cookie: session=x', 'a-set-cookie-session-x'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ƙofa da ₦.csv', 'ofa-da-.csv'],
  ['.htaccess', 'htaccess'],
])('a file that would be called %j goes out as %j', async (name, sent) => {
  fileName = name;
  const { headers } = await app.inject({ url: '/file' });
  expect(headers['content-disposition']).toBe(`attachment; filename="${sent}"`);
  expect(headers['set-cookie']).toBeUndefined();
});
