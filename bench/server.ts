/** The house beside a bare Fastify + pg doing the same queries: CPU per request, requests/s, memory. */
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { canReadCpu, cpuMillisOf, cpuMillisOfFamily, memoryMb, parentOf } from './cpu.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';
import { startHouse } from './house.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram } from './program.ts';
import { figure, heading, median, note } from './report.ts';
import type { Task } from './requests.ts';
import { forgetFarms, seed } from './seed.ts';

const rounds = 5;
const connections = 32;
const roundSeconds = 2;
const warmUpSeconds = 2;
const goals = { timesBare: 2, memoryMb: 250 };

type Server = { readonly name: string; readonly port: number; readonly processId: number };
type Kind = 'list' | 'register';
type Round = { readonly perSecond: number; readonly nodeMillis: number; readonly databaseMillis: number };

const words: Readonly<Record<Kind, string>> = { list: 'list of 50', register: 'create' };

/** The process all of PostgreSQL's processes come from, or null when it is on another machine. */
const postgresOf = async (pool: pg.Pool): Promise<number | null> => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
};

const measure = async (crowd: Crowd, server: Server, postgres: number | null, task: Task): Promise<Round> => {
  const cpu = () => [cpuMillisOf(server.processId), postgres === null ? 0 : cpuMillisOfFamily(postgres)] as const;
  const [nodeBefore, databaseBefore] = cpu();
  const { done, seconds } = await crowd.run(task);
  const [nodeAfter, databaseAfter] = cpu();
  return {
    perSecond: done / seconds,
    nodeMillis: (nodeAfter - nodeBefore) / done,
    databaseMillis: (databaseAfter - databaseBefore) / done,
  };
};

const tell = (kind: Kind, house: readonly Round[], bare: readonly Round[]): void => {
  const middle = (taken: readonly Round[], of: keyof Round): number => median(taken.map((round) => round[of]));
  const ratio = (of: (round: Round) => number): number =>
    median(house.map((round, place) => of(round) / of(bare[place] ?? round)));
  const both = ({ nodeMillis, databaseMillis }: Round): number => nodeMillis + databaseMillis;
  for (const [name, taken] of [
    ['house', house],
    ['bare', bare],
  ] as const) {
    figure(`${words[kind]}, ${name}: requests`, middle(taken, 'perSecond'), '/s', null);
    figure(`${words[kind]}, ${name}: CPU of node`, middle(taken, 'nodeMillis'), 'ms', null);
    figure(`${words[kind]}, ${name}: CPU of PostgreSQL`, middle(taken, 'databaseMillis'), 'ms', null);
  }
  figure(
    `${words[kind]}: CPU of node, times bare`,
    ratio((round) => round.nodeMillis),
    'x',
    goals.timesBare,
  );
  figure(`${words[kind]}: CPU of node and PostgreSQL, times bare`, ratio(both), 'x', goals.timesBare);
};

const compare = async (house: Server, bare: Server, pool: pg.Pool, secretKey: Buffer): Promise<void> => {
  const crowd = gatherCrowd();
  const postgres = await postgresOf(pool);
  if (postgres === null) note('PostgreSQL is on another machine: its CPU is not counted.');
  const task = { connections, pauseMillis: 0, secretKey: secretKey.toString('hex') };
  const taken = {
    list: { house: [] as Round[], bare: [] as Round[] },
    register: { house: [] as Round[], bare: [] as Round[] },
  };
  for (const kind of ['list', 'register'] as const)
    for (const { port } of [house, bare]) await crowd.run({ ...task, kind, port, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['list', 'register'] as const) {
      await forgetFarms(pool);
      const pair = [house, bare];
      for (const server of round % 2 === 0 ? pair : pair.toReversed()) {
        const seen = await measure(crowd, server, postgres, {
          ...task,
          kind,
          port: server.port,
          seconds: roundSeconds,
        });
        taken[kind][server === house ? 'house' : 'bare'].push(seen);
      }
    }
  }
  crowd.leave();
  for (const kind of ['list', 'register'] as const) tell(kind, taken[kind].house, taken[kind].bare);
  for (const server of [house, bare]) {
    const { now, most } = memoryMb(server.processId);
    const goal = server === house ? goals.memoryMb : null;
    figure(`memory, ${server.name}: after the load`, now, 'MB', goal);
    figure(`memory, ${server.name}: at most`, most, 'MB', goal);
  }
};

const run = async (): Promise<void> => {
  heading(
    `server: one process, ${connections} connections, ${rounds} rounds of ${roundSeconds} s each in turn, medians`,
  );
  if (!canReadCpu) return note('CPU is read from /proc, which only Linux has: this part is left out.');
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  note(
    `PostgreSQL ${database.version}. Compare CPU per request: requests/s also tell what else this machine is doing.`,
  );
  const house = await startHouse({ databaseUrl: database.url });
  const pool = lookInto(database);
  await seed(pool);
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port) };
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const bare = await startProgram(process.execPath, ['--import', 'tsx', file], { env, readyWords: /ready/ });
  const named = { name: 'house', port: house.port, processId: house.processId };
  await compare(named, { name: 'bare', port, processId: bare.processId }, pool, house.secretKey);
  await Promise.all([pool.end(), house.stop(), bare.stop()]);
  await database.close();
};

await run();
