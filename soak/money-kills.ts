import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram, type Program } from '@shuka/bench/program.ts';
import { bundledProgram } from '@shuka/server/world/bundled-program.ts';
import type { MoneyAct, MoneyAnswer } from '@shuka/server/world/money-desk.ts';
import { accountsFor, openMoneyHouse, type MoneyHouse } from './money-house.ts';
import { judgeMoney } from './money-judge.ts';
import { playMoney } from './money-play.ts';
import { makeRandom, type Random } from './random.ts';
import type { MoneyRun, MoneySize } from './money-runs.ts';

type KillSize = MoneySize & { readonly kills: number };

type KillRun = MoneyRun & {
  readonly serverKills: number;
  readonly databaseKills: number;
  /** Answers that never came, or said that the database is away, and so were asked for again. */
  readonly askedAgain: number;
};

let teller: string | undefined;

const startTeller = (databaseUrl: string, port: number): Promise<Program> => {
  teller ??= bundledProgram('soak/money-teller.ts');
  return startProgram(process.execPath, [teller, databaseUrl, String(port)], { readyWords: /the teller is ready/ });
};

const mostMillis = 120_000;

/** Asks until there is an answer: who does not hear one knows nothing, and asks for the same act with the same ids. */
const persistent =
  (port: number, onAgain: () => void) =>
  async (act: MoneyAct): Promise<MoneyAnswer> => {
    const until = Date.now() + mostMillis;
    const body = JSON.stringify(act);
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }).catch(() => null);
      const text = await response?.text().catch(() => null);
      if (response?.status === 200 && typeof text === 'string') return JSON.parse(text) as MoneyAnswer; // the teller's own
      const isKnown = response !== null && typeof text === 'string' && response.status !== 503;
      if (isKnown || Date.now() > until) throw new Error(`${response?.status}: ${text}`);
      onAgain();
      await wait(30);
    }
  };

type Running = {
  readonly kill: (random: Random) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kills: Kills;
};
type Kills = { server: number; database: number };

/** The teller on its port, started again there each time it is killed. */
const openTeller = async ({ databaseUrl, cluster }: MoneyHouse, port: number): Promise<Running> => {
  let program = await startTeller(databaseUrl, port);
  const kills: Kills = { server: 0, database: 0 };
  const killServer = async (): Promise<void> => {
    process.kill(program.processId, 'SIGKILL');
    await program.stop();
    kills.server += 1;
    program = await startTeller(databaseUrl, port);
  };
  const killDatabase = async (): Promise<void> => {
    kills.database += 1;
    await cluster.killAndStart();
  };
  return {
    kills,
    kill: (random) => (random.chance(0.4) ? killDatabase() : killServer()),
    stop: () => program.stop(),
  };
};

/** Kills as often as asked, each time once so many more acts were answered, so that all of it happens while money moves. */
const killNowAndThen = async (running: Running, { acts, kills, seed }: KillSize, answered: () => number) => {
  const random = makeRandom(seed).fork('kills');
  for (let killed = 0; killed < kills; killed += 1) {
    const due = ((killed + random.next()) * acts) / kills;
    while (answered() < due && answered() < acts) await wait(10);
    await running.kill(random);
  }
};

/** Random acts by many at once over HTTP, while the server that does them and its database are killed again and again. */
export const playLedgerKills = async (size: KillSize): Promise<KillRun> => {
  const house = await openMoneyHouse(4, size.cluster);
  const port = await freePort();
  const running = await openTeller(house, port);
  try {
    const accounts = await accountsFor(house.pool, size.workers);
    let askedAgain = 0;
    let answered = 0;
    const asking = persistent(port, () => (askedAgain += 1));
    const ask = (act: MoneyAct): Promise<MoneyAnswer> => asking(act).finally(() => (answered += 1));
    const killing = killNowAndThen(running, size, () => answered);
    const { told, ...played } = await playMoney({ accounts, ...size, ask, losesAnswers: true });
    await killing;
    const moves = await judgeMoney(house.pool, told, played.findings);
    const { server: serverKills, database: databaseKills } = running.kills;
    return { ...played, moves, serverKills, databaseKills, askedAgain };
  } finally {
    await running.stop();
    await house.close();
  }
};
