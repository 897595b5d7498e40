import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { codeOf } from '#world/asking.ts';
import { checkOrigin, checkXsrf } from './same-site.ts';

/* Whose page a write comes from: each rule alone. All routes are tried in app/authorization.test.ts. */

const request = (headers: Record<string, string | string[]>) => ({ headers }) as unknown as FastifyRequest;

describe('a write comes', () => {
  const ours = ['https://shuka.example', 'https://www.shuka.example'];
  const from = (headers: Record<string, string>) => codeOf(() => checkOrigin(request(headers), ours));

  test('from a page of the house, at any of its addresses', async () => {
    expect(await from({ origin: 'https://shuka.example' })).toBe('may');
    expect(await from({ origin: 'https://www.shuka.example', 'sec-fetch-site': 'cross-site' })).toBe('may');
  });

  test('from no other page, whatever else it says of itself', async () => {
    expect(await from({ origin: 'https://shuka.example.evil.example' })).toBe('cross-site');
    expect(await from({ origin: 'http://shuka.example' })).toBe('cross-site');
    expect(await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe('cross-site');
  });

  test('from a program, which names no page and was sent by none', async () => {
    expect(await from({})).toBe('may');
    expect(await from({ 'sec-fetch-site': 'none' })).toBe('may');
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe('may');
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe('cross-site');
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe('cross-site');
  });
});

test('a write made with a session repeats the very value of that session', async () => {
  const sent = (value?: string | string[]) =>
    codeOf(() => checkXsrf(request(value === undefined ? {} : { 'x-xsrf-token': value }), 'of-this-session'));
  expect(await sent('of-this-session')).toBe('may');
  expect(await sent('of-that-session')).toBe('cross-site');
  expect(await sent('of-this-session-and-more')).toBe('cross-site');
  expect(await sent('')).toBe('cross-site');
  expect(await sent()).toBe('cross-site');
  expect(await sent(['of-this-session'])).toBe('cross-site');
});
