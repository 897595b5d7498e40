import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { africasTalkingSender } from './sms-africas-talking.ts';
import { toldFailure } from './told-failure.ts';

const apiKey = 'atsk_fadama';
const text = 'Ƙofar gona & ruwa = 100%; lamba 482913';
const sms = { to: '+2348031234567', text };

let answer: (arrived: Arrived, response: ServerResponse) => void;
let provider: Awaited<ReturnType<typeof startLoopback>>;

const recipient = (number: string, statusCode: number, status: string) => ({
  statusCode,
  number,
  cost: statusCode < 400 ? 'NGN 2.2000' : '0',
  status,
  messageId: statusCode < 400 ? 'ATXid_1c0d5f4b8c9f4f53' : 'None',
});

/** The provider as its documentation shows it: plain text for a bad key, 201 for everything else. */
const answerLikeProvider = ({ url, headers, body }: Arrived, response: ServerResponse): void => {
  if (headers.apikey !== apiKey)
    return void response.writeHead(401, { 'Content-Type': 'text/plain' }).end('The supplied authentication is invalid');
  if (url.pathname === '/version1/user') return answerJson(response, 200, { UserData: { balance: 'NGN 1785.5000' } });
  const to = new URLSearchParams(body.toString()).get('to') ?? '';
  const refused = to === '+2347000000000';
  const Recipients = [refused ? recipient(to, 406, 'UserInBlacklist') : recipient(to, 101, 'Success')];
  const Message = `Sent to ${refused ? 0 : 1}/1 Total Cost: NGN ${refused ? '0' : '2.2000'}`;
  answerJson(response, 201, { SMSMessageData: { Message, Recipients } });
};

beforeEach(async () => {
  answer = answerLikeProvider;
  provider = await startLoopback((arrived, response) => answer(arrived, response));
});

afterEach(() => provider.close());

const makeSender = (more: { apiKey?: string; senderId?: string | undefined; timeoutMs?: number } = {}) =>
  africasTalkingSender({ baseUrl: provider.baseUrl, username: 'shuka', apiKey, senderId: 'Shuka', ...more });

const expectNoSecrets = (told: string): void => {
  for (const secret of [apiKey, 'wrong-key', '482913', 'gona', '2348031234567', '2347000000000']) {
    expect(told).not.toContain(secret);
  }
};

describe("an SMS by Africa's Talking", () => {
  test('is handed over in the form the provider asks for', async () => {
    await makeSender().send(sms);
    const [arrived] = provider.arrivals;
    expect(`${arrived?.method} ${arrived?.url.pathname}`).toBe('POST /version1/messaging');
    expect(arrived?.headers).toMatchObject({ apikey: apiKey, accept: 'application/json' });
    expect(arrived?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(arrived?.body.toString()))).toEqual({
      username: 'shuka',
      to: '+2348031234567',
      message: text,
      from: 'Shuka',
    });
  });

  test('leaves the sender out in the sandbox, where none is registered', async () => {
    await makeSender({ senderId: undefined }).send(sms);
    expect(new URLSearchParams(provider.arrivals[0]?.body.toString()).has('from')).toBe(false);
  });

  test.each([100, 101, 102])('is sent with status %i', async (statusCode) => {
    answer = (_, response) =>
      answerJson(response, 201, {
        SMSMessageData: { Message: 'Sent to 1/1', Recipients: [recipient(sms.to, statusCode, 'Success')] },
      });
    await expect(makeSender().send(sms)).resolves.toBeUndefined();
  });

  test.each([401, 402, 403, 404, 405, 406, 407, 409, 500, 501, 502])('fails with status %i', async (statusCode) => {
    answer = (_, response) =>
      answerJson(response, 201, {
        SMSMessageData: {
          Message: 'Sent to 0/1',
          Recipients: [recipient(sms.to, statusCode, `To ${sms.to}: ${text}`)],
        },
      });
    const told = await toldFailure(makeSender().send(sms));
    expect(told).toContain(`africas-talking: refused with HTTP 201, status ${statusCode}\n`);
    expectNoSecrets(told);
  });

  test('fails when the number is refused, in one word of the provider', async () => {
    const told = await toldFailure(makeSender().send({ to: '+2347000000000', text }));
    expect(told).toContain('africas-talking: refused with HTTP 201, status 406 UserInBlacklist');
    expectNoSecrets(told);
  });

  test('fails when the sender is refused and nobody is sent to', async () => {
    answer = (_, response) =>
      answerJson(response, 201, { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } });
    expect(await toldFailure(makeSender().send(sms))).toContain(
      'africas-talking: refused with HTTP 201 InvalidSenderId',
    );
  });

  test('fails when the key is refused', async () => {
    const told = await toldFailure(makeSender({ apiKey: 'wrong-key' }).send(sms));
    expect(told).toContain('africas-talking: refused with HTTP 401');
    expectNoSecrets(told);
  });

  test.each([
    ['an error of theirs', 500, 'Internal Server Error', 'africas-talking: refused with HTTP 500'],
    ['a page instead of JSON', 200, '<!doctype html><title>Shuka</title>', 'africas-talking: refused with HTTP 200'],
    ['JSON of another shape', 201, '{"SMSMessageData":{}}', 'africas-talking: refused with HTTP 201'],
  ])('fails on %s', async (_, status, body, says) => {
    answer = (_arrived, response) => response.writeHead(status).end(body);
    const told = await toldFailure(makeSender().send(sms));
    expect(told).toContain(says);
    expectNoSecrets(told);
    expect(provider.arrivals).toHaveLength(1);
  });

  test('fails when the provider stays silent', async () => {
    answer = () => undefined;
    const told = await toldFailure(makeSender({ timeoutMs: 50 }).send(sms));
    expect(told).toContain('africas-talking: no answer in time');
    expectNoSecrets(told);
  });

  test('goes to one number only', async () => {
    const to = '+2348031234567,+2347000000000';
    expect(await toldFailure(makeSender().send({ to, text }))).toContain('not an E.164 number');
    expect(provider.arrivals).toEqual([]);
  });
});

describe("the state of Africa's Talking", () => {
  test('is working when our key is good for the balance of our user name', async () => {
    expect(await makeSender().isWorking()).toBe(true);
    expect(provider.arrivals[0]?.url.searchParams.get('username')).toBe('shuka');
  });

  test('is not working with a bad key, a page instead of JSON, silence or nobody there', async () => {
    expect(await makeSender({ apiKey: 'wrong-key' }).isWorking()).toBe(false);
    answer = (_, response) => response.end('<!doctype html>');
    expect(await makeSender().isWorking()).toBe(false);
    answer = () => undefined;
    expect(await makeSender({ timeoutMs: 50 }).isWorking()).toBe(false);
    await provider.close();
    expect(await makeSender().isWorking()).toBe(false);
    expect(await toldFailure(makeSender().send(sms))).toContain('africas-talking: cannot be reached');
  });
});
