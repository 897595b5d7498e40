import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLoopback, type Arrived } from './loopback.ts';
import { rangeOfStolenPasswords } from './stolen-passwords.ts';
import { toldFailure } from './told-failure.ts';

const password = 'shinkafa-2024';
const hash = createHash('sha1').update(password).digest('hex').toUpperCase();

/** As the documentation shows an answer: the rest of each hash, how often it was seen, and padding that was seen no time. */
const lines = (...more: readonly string[]): string =>
  ['0018A45C4D1DEF81644B54AB7F969B88D65:1', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2', ...more].join('\r\n');

let answer: (arrived: Arrived, response: ServerResponse) => void;
let server: Awaited<ReturnType<typeof startLoopback>>;

const says = (text: string, status = 200) => {
  answer = (_, response) => void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
};

beforeEach(async () => {
  says(lines());
  server = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => server.close());

const isStolen = (timeoutMs = 2000) =>
  rangeOfStolenPasswords({ baseUrl: `${server.baseUrl}/`, timeoutMs }).isStolen(password);

describe('the list of stolen passwords', () => {
  test('is told five signs of a hash, and wants padding; the rest of it never leaves the house', async () => {
    expect(await isStolen()).toBe(false);
    const [arrived] = server.arrivals;
    expect([arrived?.method, arrived?.url.pathname]).toEqual(['GET', `/range/${hash.slice(0, 5)}`]);
    expect(arrived?.headers['add-padding']).toBe('true');
    const all = JSON.stringify([arrived?.url, arrived?.headers, arrived?.body.toString()]);
    expect(all).not.toContain(hash.slice(5, 12));
    expect(all).not.toContain(password);
  });

  test('holds a password whose hash it ends', async () => {
    says(lines(`${hash.slice(5)}:37`));
    expect(await isStolen()).toBe(true);
  });

  test('holds none that stands there as padding', async () => {
    says(lines(`${hash.slice(5)}:0`));
    expect(await isStolen()).toBe(false);
  });

  test('may be a mirror that ends its lines otherwise', async () => {
    says(`${lines(`${hash.slice(5)}:37`).replaceAll('\r', '')}\n`);
    expect(await isStolen()).toBe(true);
  });

  test.each([
    ['a page of a proxy', '<html>Sign in to this network</html>', 200],
    ['nothing', '', 200],
    ['a refusal', lines(`${hash.slice(5)}:37`), 429],
  ])('that answers %s was not asked, and the failure names no password', async (_, text, status) => {
    says(text, status);
    const told = await toldFailure(isStolen());
    expect(told).toContain(`stolen passwords: answered nothing readable, HTTP ${status}`);
    expect(told).not.toContain(hash.slice(0, 5));
  });

  test('that is silent or away was not asked either', async () => {
    answer = () => undefined;
    expect(await toldFailure(isStolen(50))).toContain('stolen passwords: no answer in time');
    await server.close();
    expect(await toldFailure(isStolen())).toContain('stolen passwords: cannot be reached');
  });
});
