import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { outOfReach } from './fuzz-reach.ts';
import { attemptsOf, baseOf, inside, openSenders, type Document } from './fuzz-senders.ts';
import { requestsFor, rightRequest } from './fuzz-values.ts';

const house = await openHouse();
afterAll(house.close);

/** After the request as it should be, the same changed ones in each run: a failure is a finding and not a mood. */
const cases = { seed: 20_260_504, numRuns: 7 } as const;

const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
const attempts = attemptsOf(body as unknown as Document);
const senderOf = await openSenders(house);
const answered = new Map<string, Set<number>>();

test.each(attempts)('whatever %s sends to %s is answered as expected', async (...attempt) => {
  const [sender, name, path, method, operation] = attempt;
  const open = await senderOf(sender, name);
  const base = await baseOf(house, attempt);
  const isAnswered = async (request: Request): Promise<void> => {
    const { status, text } = await open().send(request);
    answered.set(name, (answered.get(name) ?? new Set<number>()).add(status));
    expect(status, `${JSON.stringify(request)}: ${text} ${JSON.stringify(house.errors.at(-1))}`).toBeLessThan(500);
    expect(text).not.toMatch(inside);
  };
  await isAnswered(rightRequest(path, method, operation, base));
  await fc.assert(fc.asyncProperty(requestsFor(path, method, operation, base), isAnswered), cases);
});

describe('the whole run', () => {
  test('was not turned away at the door: every operation within reach did its work at least once', () => {
    const turnedAway = [...answered].filter(([, statuses]) => ![200, 201, 204].some((done) => statuses.has(done)));
    expect(turnedAway.map(([name]) => name).sort()).toEqual(outOfReach);
  });

  test('was no unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
