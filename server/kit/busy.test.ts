import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { pullChanges } from '@shuka/domain/sync';
import { atMost } from '#kit/at-once.ts';
import type { Services } from '#kit/context.ts';
import { answerErrors } from '#kit/errors.ts';
import { addRoute } from '#kit/http.ts';
import { handle } from '#kit/route.ts';

/* A house that does two things at once. */

const services = {
  publicUrl: 'http://localhost:3000',
  origins: [],
  checksAnswers: true,
  log: { info: () => undefined, error: () => undefined },
} as unknown as Services;

const begun: (() => void)[] = [];
let goOn = (): void => undefined;

const app = Fastify();
app.decorateRequest('cookies', null as never);
app.addHook('onRequest', async (request) => void (request.cookies = {}));
answerErrors(app, services);
addRoute(
  app,
  {
    services,
    relationsTo: {},
    readViewer: async () => null,
    readKey: async () => null,
    places: atMost(2, 0),
    gate: async () => undefined,
  },
  handle({ ...pullChanges, who: 'anyone' }, async () => {
    begun.shift()?.();
    await new Promise<void>((resolve) => {
      const before = goOn;
      goOn = () => {
        before();
        resolve();
      };
    });
    return (async function* () {
      yield 'all of it\n';
    })();
  }),
);
afterAll(() => app.close());

const ask = () => app.inject({ url: '/sync/pull' });

/** Asks, and waits until it is worked on. */
const askAndBegin = async () => {
  const working = new Promise<void>((resolve) => begun.push(resolve));
  const answer = ask();
  await Promise.race([working, answer]);
  return { answer };
};

test('whoever comes while as much is done as can be is told at once to come again, and then served', async () => {
  const first = await askAndBegin();
  const second = await askAndBegin();
  const refused = await ask();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  goOn();
  expect([(await first.answer).statusCode, (await second.answer).statusCode]).toEqual([200, 200]);
  const again = await askAndBegin();
  goOn();
  expect([(await again.answer).statusCode, (await again.answer).body]).toEqual([200, 'all of it\n']);
});
