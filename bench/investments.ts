/** What investors wait for among 100,000 offers and a million holdings, and how many can put money in at once. */
import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openInvestDesk, type InvestDesk } from '@shuka/server/world/invest-desk.ts';
import { seedInvestments, type Seeded } from './investments-seed.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { figure, figureAtLeast, heading, median, note, percentile } from './report.ts';

const workers = 40;
const rounds = 5;
const actsEach = 1000;
const looks = 300;
const goals = { listMillis: 20, perSecond: 200 };
const pledgeKobo = 500_000;

const millisOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** One look after the other, as the server answers them; the first ones, which plan and fill caches, are left out. */
const measureList = async (what: string, look: (place: number) => Promise<unknown>, goal: number | null) => {
  const times: number[] = [];
  for (let place = 0; place < looks + 20; place += 1) times.push(await millisOf(() => look(place)));
  figure(`${what}, p95`, percentile(times.slice(20), 0.95), 'ms', goal);
};

type Listed = { readonly items: readonly { readonly id: string }[]; readonly next: string | null };

/** The cursor of a page far down a list. */
const deepIn = async (ask: (input: { limit: string; after?: string }) => Promise<unknown>, pages: number) => {
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { next } = (await ask({ limit: '100', ...(after === undefined ? {} : { after }) })) as Listed;
    after = next ?? after;
  }
  return after === undefined ? {} : { after };
};

const measureLists = async (desk: InvestDesk, { investors }: Seeded): Promise<void> => {
  const by = (place: number): string => investors[place % investors.length] ?? '';
  const list = (what: string, input: Parameters<InvestDesk['listOffers']>[0]) =>
    measureList(`offers: ${what}`, (place) => desk.listOffers(input, by(place)), goals.listMillis);
  await list('four that take money', { limit: '4' });
  await list('twenty of all', { limit: '20', open: 'all' });
  await list('four of one state, crop, risk and duration', {
    limit: '4',
    state: 'KN',
    crop: 'ginger',
    risk: 'low',
    mostMonths: '5',
  });
  await list('of a crop that nobody grows', { limit: '4', open: 'all', crop: 'Saffron' });
  const far = await deepIn((input) => desk.listOffers({ ...input, open: 'all' }, by(0)), 50);
  await list('four of all, after 5,000', { limit: '4', open: 'all', ...far });
  const own = (what: string, input: Parameters<InvestDesk['listHoldings']>[0]) =>
    measureList(`holdings: ${what}`, (place) => desk.listHoldings(input, by(place)), goals.listMillis);
  await own('four of one’s own', { limit: '4' });
  await own('four that are active', { limit: '4', status: 'active' });
  const below = await deepIn((input) => desk.listHoldings(input, by(1)), 4);
  await measureList(
    'holdings: four after 400',
    () => desk.listHoldings({ limit: '4', ...below }, by(1)),
    goals.listMillis,
  );
  await measureList('a portfolio of 500 holdings', (place) => desk.readPortfolio(by(place)), null);
};

/** Acts one after the other by each worker until so many are done. @returns acts a second. */
const round = async (act: (place: number) => Promise<unknown>): Promise<number> => {
  let place = 0;
  const work = async (): Promise<void> => {
    while (place < actsEach) await act(place++);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: workers }, work));
  return actsEach / ((performance.now() - began) / 1000);
};

const tell = (what: string, rates: readonly number[]): void => {
  const [, ...warm] = rates; // the first round fills caches and plans statements
  figureAtLeast(`${what}, median of the rounds`, median(warm), '/s', goals.perSecond);
  figure(`${what}, best round`, Math.max(...warm), '/s', null);
};

/** Pledges and then payments, each in a transaction of its own with its letter queued; each round has offers with room. */
const measureInvesting = async (desk: InvestDesk, what: string, seeded: Seeded, offers: number): Promise<void> => {
  const { investors, openOffers } = seeded;
  const pledged: number[] = [];
  const paid: number[] = [];
  for (let made = 0; made <= rounds; made += 1) {
    const held: { readonly id: string; readonly by: string }[] = [];
    pledged.push(
      await round(async (place) => {
        const by = investors[place % investors.length] ?? '';
        const offerId = openOffers[made * offers + (place % offers)] ?? '';
        held.push({ by, id: await desk.invest(offerId, pledgeKobo, by) });
      }),
    );
    paid.push(await round((place) => desk.pay(held[place]?.id ?? '', held[place]?.by ?? '')));
  }
  tell(`pledges, ${what}`, pledged);
  tell(`payments of pledges, ${what}`, paid);
};

const measure = async (pool: Pool, url: string): Promise<void> => {
  await migrate(pool);
  const seeded = await seedInvestments(pool);
  const desk = await openInvestDesk(pool, url);
  try {
    await measureLists(desk, seeded);
    await desk.fill(seeded.investors.slice(0, actsEach), pledgeKobo * 20);
    await measureInvesting(desk, 'spread over 200 offers', seeded, 200);
    await measureInvesting(desk, 'all into one offer', { ...seeded, openOffers: seeded.openOffers.slice(-100) }, 1);
  } finally {
    await desk.close();
  }
};

const run = async (): Promise<void> => {
  heading(`investments: 100,000 offers, 1,000,000 holdings, ${workers} at once`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const pool = openPool(database.url, workers, () => undefined, 600_000);
  try {
    await measure(pool, database.url);
  } finally {
    await pool.end();
    await database.close();
  }
};

await run();
