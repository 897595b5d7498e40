/** How much money can move: moves a second by 40 at once, on PostgreSQL that waits for its disk, and what looking costs. */
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import {
  doMoneyAct,
  findViolations,
  openMoneyAccounts,
  readLines,
  type MoneyAccounts,
} from '@shuka/server/world/money-desk.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { figure, figureAtLeast, heading, median, note, percentile } from './report.ts';

const workers = 40;
const wallets = 1000;
const rounds = 5;
const movesEach = 2000;
const goalPerSecond = 200;

type Ends = { readonly from: string; readonly to: string };

const move = async (pool: Pool, { from, to }: Ends, amountKobo: number): Promise<void> => {
  const moves = [{ id: newId(), kind: 'transfer', reason: '', subjectId: null, from, to, amountKobo }] as const;
  const { code } = await doMoneyAct(pool, { kind: 'move', moves });
  if (code !== null) throw new Error(`a move was refused: ${code}`);
};

/** Moves one after the other by each worker until so many are made. @returns moves a second. */
const round = async (pool: Pool, endsOf: (place: number) => Ends): Promise<number> => {
  let place = 0;
  const work = async (): Promise<void> => {
    while (place < movesEach) await move(pool, endsOf(place++), 1);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: workers }, work));
  return movesEach / ((performance.now() - began) / 1000);
};

const measure = async (pool: Pool, what: string, endsOf: (place: number) => Ends): Promise<void> => {
  const rates: number[] = [];
  for (let made = 0; made <= rounds; made += 1) rates.push(await round(pool, endsOf));
  const [, ...warm] = rates;
  figureAtLeast(`${what}, median of the rounds`, median(warm), '/s', goalPerSecond);
  figure(`${what}, best round`, Math.max(...warm), '/s', null);
};

const millisOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const measureMoves = async (pool: Pool, { wallets: all, escrows, clearing }: MoneyAccounts): Promise<void> => {
  const walletAt = (place: number): string => all[place % all.length] ?? '';
  for (let place = 0; place < all.length; place += 1)
    await move(pool, { from: clearing, to: walletAt(place) }, 10_000_000);
  await measure(pool, `moves between ${wallets} wallets`, (place) => ({
    from: walletAt(place * 7),
    to: walletAt(place * 7 + 1 + (place % 500)),
  }));
  const [escrow = ''] = escrows;
  await measure(pool, 'all into the escrow of one offer', (place) => ({ from: walletAt(place), to: escrow }));
  const pages: number[] = [];
  for (let place = 0; place < 200; place += 1)
    pages.push(await millisOf(() => readLines(pool, escrow, 10_000 - place * 40, 100)));
  figure('a page of 100 lines of its statement, p95', percentile(pages, 0.95), 'ms', 20);
};

const run = async (): Promise<void> => {
  heading(`ledger: ${workers} at once, ${rounds} rounds of ${movesEach} moves, each in a transaction of its own`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const pool = openPool(database.url, workers, () => undefined, 600_000);
  try {
    await migrate(pool);
    await measureMoves(pool, await openMoneyAccounts(pool, { wallets, escrows: 1 }));
    const looks: number[] = [];
    for (let look = 0; look < 3; look += 1) looks.push(await millisOf(() => findViolations(pool)));
    const { moves, isRight } = await findViolations(pool);
    figure(`a look through the whole ledger of ${moves} moves`, median(looks) / 1000, 's', null);
    if (!isRight) throw new Error('The ledger breaks its rules.');
  } finally {
    await pool.end();
    await database.close();
  }
};

await run();
