/** Whether a crowd of people signing in makes everyone else wait: argon2 must not block other requests. */
import { gatherCrowd } from './crowd.ts';
import { startHouse } from './house.ts';
import type { Measured } from './load.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';
import { seed } from './seed.ts';

const signIns = 50;
const quietSeconds = 6;
const crowdedSeconds = 15;
const p99Goal = 200;

/** Two people who read their farms again and again, a moment apart. */
const reading = { kind: 'list', connections: 2, pauseMillis: 10 } as const;

const tell = (when: string, { latencies }: Measured, goal: number | null): void => {
  figure(`read ${when}: p50 of ${latencies.length}`, percentile(latencies, 0.5), 'ms', null);
  figure(`read ${when}: p99`, percentile(latencies, 0.99), 'ms', goal);
};

const run = async (): Promise<void> => {
  heading(`sign-in: an authenticated list of 50 while ${signIns} people sign in over and over for ${crowdedSeconds} s`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const pool = lookInto(database);
  await seed(pool);
  const readers = gatherCrowd();
  const crowd = gatherCrowd();
  const shared = { port: house.port, secretKey: house.secretKey.toString('hex') };
  await readers.run({ ...shared, ...reading, seconds: 2 });
  const quiet = await readers.run({ ...shared, ...reading, seconds: quietSeconds });
  const many = { kind: 'sign-in', connections: signIns, pauseMillis: 0, seconds: crowdedSeconds } as const;
  const [crowded, signedIn] = await Promise.all([
    readers.run({ ...shared, ...reading, seconds: crowdedSeconds }),
    crowd.run({ ...shared, ...many }),
  ]);
  tell('with nobody signing in', quiet, null);
  tell(`under ${signIns} sign-ins`, crowded, p99Goal);
  figure('sign-ins', signedIn.done / signedIn.seconds, '/s', null);
  figure('a sign-in in that crowd: p50', percentile(signedIn.latencies, 0.5) / 1000, 's', null);
  readers.leave();
  crowd.leave();
  await Promise.all([pool.end(), house.stop()]);
  await database.close();
};

await run();
