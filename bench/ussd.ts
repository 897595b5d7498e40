/** How long a phone without internet waits for its next page, while 200 sessions begin each second. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { canReadCpu, cpuMillisOf } from './cpu.ts';
import { startHouse } from './house.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';
import { farmers, seed } from './seed.ts';

const sessionsASecond = 200;
const seconds = 20;
const warmUpSeconds = 4;
const readingMillis = 400;
const goalMillis = 150;

const secret = randomBytes(24).toString('hex');
process.env['CHANNEL_SECRET'] = secret;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One step, as a gateway sends it; answers the page and how long it took. */
const step = (port: number, fields: Record<string, string>): Promise<{ page: string; millis: number }> =>
  new Promise((resolve, reject) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
    const began = performance.now();
    const path = `/api/channels/ussd/${secret}`;
    const call = request({ port, host: '127.0.0.1', method: 'POST', path, agent, headers }, (answer) => {
      let page = '';
      answer.setEncoding('utf8').on('data', (text: string) => (page += text));
      answer.on('end', () => resolve({ page, millis: performance.now() - began }));
    });
    call.on('error', reject).end(body);
  });

/** The menu, the crops, the markets of maize. */
const texts = ['', '5', '5*1'] as const;

const callOnce = async (port: number, place: number, times: number[], strange: string[]): Promise<void> => {
  const number = 1 + (place % farmers);
  const call = { sessionId: `bench-${randomUUID()}`, phoneNumber: `+23480${String(number).padStart(8, '0')}` };
  for (const text of texts) {
    const { page, millis } = await step(port, { ...call, text });
    times.push(millis);
    if (!page.startsWith('CON ') && strange.length < 3) strange.push(page.slice(0, 200));
    await pause(readingMillis);
  }
};

/** Sessions that begin at their time, whether or not those before them were answered. */
const crowd = async (port: number, forSeconds: number): Promise<{ times: number[]; strange: string[] }> => {
  const times: number[] = [];
  const strange: string[] = [];
  const began = performance.now();
  const calls: Promise<void>[] = [];
  for (let place = 0; place < forSeconds * sessionsASecond; place += 1) {
    const wait = began + (place * 1000) / sessionsASecond - performance.now();
    if (wait > 1) await pause(wait);
    calls.push(callOnce(port, place, times, strange));
  }
  await Promise.all(calls);
  return { times, strange };
};

/** PINs that are wrong, one after the other from many numbers: the work is that of right ones. */
const guess = async (port: number, until: { isOver: boolean }): Promise<number[]> => {
  const times: number[] = [];
  for (let place = 0; !until.isOver; place += 1) {
    const number = 1 + (place % farmers);
    const call = { sessionId: `pin-${randomUUID()}`, phoneNumber: `+23480${String(number).padStart(8, '0')}` };
    await step(port, { ...call, text: '1' });
    times.push((await step(port, { ...call, text: '1*7777' })).millis);
  }
  return times;
};

const tell = (when: string, { times, strange }: Awaited<ReturnType<typeof crowd>>): void => {
  figure(`a reply ${when}: p50 of ${times.length}`, percentile(times, 0.5), 'ms', null);
  figure(`a reply ${when}: p99`, percentile(times, 0.99), 'ms', goalMillis);
  if (strange.length > 0) note(`not as expected: ${strange.join(' | ')}`);
};

const run = async (): Promise<void> => {
  heading(`ussd: ${sessionsASecond} sessions begin each second for ${seconds} s, three pages each`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const pool = lookInto(database);
  await seed(pool);
  await pool.query(`update accounts.account set phone_proved_at = now() where email like '%@bench.example'`);
  await pool.query(
    `insert into channels.pin (account_id, hash, set_at) select id, '$argon2id$v=19$m=19456,t=2,p=1$' ||
       'c29tZXNhbHRzb21lc2FsdA$' || repeat('A', 43), now() from accounts.account where email like '%@bench.example'`,
  );
  await crowd(house.port, warmUpSeconds);
  const used = cpuMillisOf(house.processId);
  const alone = await crowd(house.port, seconds);
  tell('with no PINs', alone);
  const each = (cpuMillisOf(house.processId) - used) / alone.times.length;
  if (canReadCpu) figure('processor time of the server a reply', each, 'ms', null);
  const until = { isOver: false };
  const guesses = Promise.all([guess(house.port, until), guess(house.port, until)]);
  tell('while PINs are checked', await crowd(house.port, seconds));
  until.isOver = true;
  const pins = (await guesses).flat();
  figure(`a PIN checked meanwhile: p50 of ${pins.length}`, percentile(pins, 0.5), 'ms', null);
  agent.destroy();
  await Promise.all([pool.end(), house.stop()]);
  await database.close();
};

await run();
