import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { termiiSender } from './sms-termii.ts';
import { toldFailure } from './told-failure.ts';

const apiKey = 'TLk3yFadama';
const text = 'Lambar sirrinka ta Shuka: 482913, kar ka ba wani';
const sms = { to: '+2348031234567', text };

let answer: (arrived: Arrived, response: ServerResponse) => void;
let termii: Awaited<ReturnType<typeof startLoopback>>;

/** Termii as its documentation shows it: a key and a registered sender id are needed, do-not-disturb is not checked. */
const answerLikeTermii = ({ url, body }: Arrived, response: ServerResponse): void => {
  if (url.pathname === '/api/get-balance') {
    if (url.searchParams.get('api_key') !== apiKey) return answerJson(response, 401, { message: 'Invalid API key' });
    return answerJson(response, 200, { user: 'Shuka', balance: 2450.5, currency: 'NGN' });
  }
  const letter = JSON.parse(body.toString());
  if (letter.api_key !== apiKey) return answerJson(response, 401, { message: `Invalid API key ${letter.api_key}` });
  if (letter.to === '2347000000000')
    return answerJson(response, 400, { code: 'error', message: `Invalid phone number ${letter.to}: ${letter.sms}` });
  answerJson(response, 200, {
    code: 'ok',
    message_id: '9122821270554876574',
    message: 'Successfully Sent',
    balance: 2446.5,
    user: 'Shuka',
  });
};

beforeEach(async () => {
  answer = answerLikeTermii;
  termii = await startLoopback((arrived, response) => answer(arrived, response));
});

afterEach(() => termii.close());

const makeSender = (more: { apiKey?: string; channel?: 'generic' | 'dnd'; timeoutMs?: number } = {}) =>
  termiiSender({ baseUrl: `${termii.baseUrl}/`, apiKey, senderId: 'Shuka', ...more });

const expectNoSecrets = (told: string): void => {
  for (const secret of [apiKey, 'wrong-key', '482913', 'Lambar', '2348031234567', '2347000000000']) {
    expect(told).not.toContain(secret);
  }
};

describe('an SMS by Termii', () => {
  test('is handed over in the form Termii asks for', async () => {
    await makeSender().send(sms);
    const [arrived] = termii.arrivals;
    expect(`${arrived?.method} ${arrived?.url.pathname}`).toBe('POST /api/sms/send');
    expect(arrived?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(arrived?.body.toString() ?? '')).toEqual({
      to: '2348031234567',
      from: 'Shuka',
      sms: text,
      type: 'plain',
      channel: 'dnd',
      api_key: apiKey,
    });
  });

  test('takes the generic route when it is chosen', async () => {
    await makeSender({ channel: 'generic' }).send(sms);
    expect(JSON.parse(termii.arrivals[0]?.body.toString() ?? '').channel).toBe('generic');
  });

  test('fails when the number is refused', async () => {
    const told = await toldFailure(makeSender().send({ to: '+2347000000000', text }));
    expect(told).toContain('termii: refused with HTTP 400, code error');
    expectNoSecrets(told);
  });

  test('fails when the key is refused', async () => {
    const told = await toldFailure(makeSender({ apiKey: 'wrong-key' }).send(sms));
    expect(told).toContain('termii: refused with HTTP 401');
    expectNoSecrets(told);
  });

  test.each([
    ['an error of theirs', 500, '{"code":500,"message":"Server Error"}', 'termii: refused with HTTP 500, code 500'],
    ['a page instead of JSON', 200, '<!doctype html><title>Shuka</title>', 'termii: refused with HTTP 200'],
    ['a refusal that calls itself a success', 200, '{"code":"error","message_id":"1"}', 'HTTP 200, code error'],
    ['a success without a message id', 200, '{"code":"ok"}', 'termii: refused with HTTP 200, code ok'],
    ['no words at all', 200, '', 'termii: refused with HTTP 200'],
  ])('fails on %s', async (_, status, body, says) => {
    answer = (_arrived, response) => response.writeHead(status).end(body);
    const told = await toldFailure(makeSender().send(sms));
    expect(told).toContain(says);
    expectNoSecrets(told);
  });

  test('is not sent a second time by itself', async () => {
    answer = (_, response) => answerJson(response, 500, {});
    await toldFailure(makeSender().send(sms));
    expect(termii.arrivals).toHaveLength(1);
  });

  test('fails when Termii stays silent', async () => {
    answer = () => undefined;
    const told = await toldFailure(makeSender({ timeoutMs: 50 }).send(sms));
    expect(told).toContain('termii: no answer in time');
    expectNoSecrets(told);
  });

  test('does not follow a redirect with the key', async () => {
    answer = ({ url }, response) => response.writeHead(307, { Location: `/elsewhere${url.pathname}` }).end();
    expect(await toldFailure(makeSender().send(sms))).toContain('termii: cannot be reached');
    expect(termii.arrivals).toHaveLength(1);
  });

  test('goes to one number only', async () => {
    expect(await toldFailure(makeSender().send({ to: '2348031234567', text }))).toContain('not an E.164 number');
    expect(termii.arrivals).toEqual([]);
  });
});

describe('the state of Termii', () => {
  test('is working when our key is good for the balance', async () => {
    expect(await makeSender().isWorking()).toBe(true);
  });

  test('is not working with a bad key, a page instead of JSON, silence or nobody there', async () => {
    expect(await makeSender({ apiKey: 'wrong-key' }).isWorking()).toBe(false);
    answer = (_, response) => response.end('<!doctype html>');
    expect(await makeSender().isWorking()).toBe(false);
    answer = () => undefined;
    expect(await makeSender({ timeoutMs: 50 }).isWorking()).toBe(false);
    await termii.close();
    expect(await makeSender().isWorking()).toBe(false);
    expect(await toldFailure(makeSender().send(sms))).toContain('termii: cannot be reached');
  });
});
