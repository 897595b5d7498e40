import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postOut } from '#kit/call-out.ts';

const open: ReturnType<typeof createServer>[] = [];
afterEach(() => open.splice(0).forEach((server) => server.closeAllConnections()));

/** Somebody on this machine who answers as told. */
const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const settings = { anywhere: true, timeoutMillis: 300, mostAnswerBytes: 1000 };

test('whoever does not answer in time is late, whoever is not there cannot be reached', async () => {
  const silent = await listen(() => undefined);
  expect(await postOut(silent, {}, '{}', settings)).toEqual({ trouble: 'late' });
  expect(await postOut('http://127.0.0.1:1/', {}, '{}', settings)).toEqual({ trouble: 'unreached' });
  expect(await postOut('https://no-such-name.invalid/', {}, '{}', settings)).toEqual({ trouble: 'no-name' });
});

test('an answer without an end is cut off', async () => {
  let cut: (() => void) | undefined;
  const isCut = new Promise<void>((done) => (cut = done));
  const endless = await listen((_request, response) => {
    response.on('close', () => cut?.());
    const more = (): void => void (response.destroyed || response.write('x'.repeat(10_000), more));
    more();
  });
  expect(await postOut(endless, {}, '{}', { ...settings, timeoutMillis: 60_000 })).toMatchObject({ status: 200 });
  await isCut;
});

test('nothing of this machine is connected to where it is not let', async () => {
  let asked = 0;
  const address = await listen(() => void (asked += 1));
  const port = new URL(address).port;
  const guarded = { ...settings, anywhere: false };
  expect(await postOut(address, {}, '{}', guarded)).toEqual({ trouble: 'not-allowed' });
  expect(await postOut(`https://localhost:${port}/`, {}, '{}', guarded)).toEqual({ trouble: 'not-allowed' });
  expect(asked).toBe(0);
});
