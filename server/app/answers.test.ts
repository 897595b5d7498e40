import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '@shuka/domain/kit/calendar.ts';
import { commonProblems, fileProblems } from '@shuka/domain/kit/problem.ts';
import { completeRegistration, listSessions, readMe } from '@shuka/domain/accounts';
import { say } from '#kit/words.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { routes } from './slices.ts';

const house = await openHouse();
const secure = await openHouse({ publicUrl: 'https://shuka.example' });
afterAll(() => Promise.all([house.close(), secure.close()]));

describe('every answer', () => {
  test('tells the browser what it may not do with it', async () => {
    const { headers } = await house.as(people.amina).call(readMe, {});
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('lets a page load from this server alone, and tell nobody else what it knows', async () => {
    const { headers } = await house.as(people.amina).call(readMe, {});
    const directives = String(headers['content-security-policy']).split(';');
    const sources = directives.flatMap((directive) => directive.trim().split(' ').slice(1));
    expect(new Set(sources)).toEqual(new Set(["'self'", "'none'", 'data:', 'blob:']));
    expect(directives.filter((one) => /data:|blob:/.test(one)).map((one) => one.trim().split(' ')[0])).toEqual([
      'img-src',
      'media-src',
    ]);
    expect(directives).toContain("object-src 'none'");
  });

  test('over TLS binds cookies to this very host and keeps browsers on TLS', async () => {
    const browser = await secure.signIn(people.amina);
    expect([...browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-phone', '__Host-session']);
    const { status, headers } = await browser.call(readMe, {});
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    const plain = secure.visitor();
    plain.cookies.set('session', browser.cookies.get('__Host-session') ?? '');
    expect((await plain.call(readMe, {})).status).toBe(401);
  });
});

describe('every failure', () => {
  test('is a problem document as RFC 9457 writes it, with an id to quote', async () => {
    const { status, headers, body } = await house.anyone.call(listSessions, {});
    expect(status).toBe(401);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      type: '/api/docs#problem-not-signed-in',
      title: 'Please sign in first.',
      status: 401,
      code: 'not-signed-in',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('of the five calls of the specification has their shape', async () => {
    const { body } = await house.anyone.call(completeRegistration, { email: 'x' });
    expect(body).toMatchObject({ responseCode: '400', code: 'invalid', message: 'Please check the marked fields.' });
    expect(body.errors.map(({ field }) => field)).toEqual(['email', 'password']);
  });

  const codes = new Set([
    ...Object.keys({ ...commonProblems, ...fileProblems }),
    ...routes.flatMap(({ contract }) => Object.keys(contract.errors)),
  ]);

  test.each(languages)('has words in the language %s', (language) => {
    const mute = [...codes].filter((code) => say(language, `problem.${code}`) === `problem.${code}`);
    expect(mute).toEqual([]);
  });

  test('that nobody expected is logged with its request id and tells nothing', async () => {
    const { rename } = await breakFarms();
    const { status, body, text } = await house.as(people.amina).send({ method: 'GET', url: '/api/farms' });
    await rename();
    expect([status, body.code]).toEqual([500, 'unexpected']);
    expect(text).not.toMatch(/select|farm|relation|\.ts|at .+:\d+/i);
    expect(house.errors.map(({ what }) => what['requestId'])).toEqual([body.requestId]);
  });
});

/** Takes a table from under the server, as a wrong migration would. */
const breakFarms = async () => {
  await house.pool.query('alter table farms.farm rename to lost');
  return { rename: () => house.pool.query('alter table farms.lost rename to farm') };
};
