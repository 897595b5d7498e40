import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

const written: string[] = [];
const log = makeLog('info', { write: (line) => void written.push(line) });

/** What was written since the last look. */
const lines = (): string[] => written.splice(0).join('').split('\n').slice(0, -1);

test('what somebody typed begins no line of its own, whatever signs are in it', () => {
  const forged = '{"level":50,"msg":"the ledger breaks its rules"}';
  const typed = ['\n', '\r\n', '\r', '\u2028', '\u0085', '\u0000', '\u001b[2J', '"}\n'].map(
    (sign) => `a${sign}${forged}`,
  );
  for (const text of typed) log.error({ error: new Error(text), requestId: text }, 'unexpected failure');
  const said = lines();
  expect(said).toHaveLength(typed.length);
  expect(said.map((line) => JSON.parse(line).msg)).toEqual(typed.map(() => 'unexpected failure'));
  expect(said.map((line) => JSON.parse(line).requestId)).toEqual(typed);
});

test('each line says when, in UTC', () => {
  log.info({ moves: 3 }, 'the ledger keeps its rules');
  const [line = '{}'] = lines();
  const { time } = JSON.parse(line) as { time: string };
  expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
});

test('no line says a password, a code, an address or a number, however deep it stands; nor what a row of the database held', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(amina@x.ng) exists' });
  const secret = { password: 'hunter2', code: '123456', email: 'amina@x.ng', phone: '0803', number: '22212345678' };
  log.error({ error, ...secret, one: secret, two: { three: secret } }, 'an act from a phone failed');
  const [line = ''] = lines();
  for (const text of ['hunter2', '123456', 'amina', '0803', '22212345678']) expect(line).not.toContain(text);
  expect(JSON.parse(line).error).toMatchObject({ message: 'duplicate key', reason: '23505' });
});
