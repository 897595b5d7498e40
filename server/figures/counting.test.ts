import { afterAll, describe, expect, test } from 'vitest';
import { closeAccount } from '@shuka/domain/accounts';
import { indicators, readPlaceFigures, type IndicatorKey } from '@shuka/domain/figures';
import { findChangedAfter, findMarks } from '#sync';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { countedActs, randomOf } from '#world/counted-acts.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { someFarmer } from '#world/some-farmer.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { countFarmers } from './count-farmers.ts';
import { recountFigures, refreshFigures } from './refresh.ts';

/* What is counted step by step is what is counted at once. */

const house = await openHouse();
afterAll(house.close);

const { ngozi, musa } = people;
const log = { findMarks, findChangedAfter };

/** The acts that were done, by their names. */
const done = new Set<string>();

const refresh = () => refreshFigures(house.services, log);

type Counted = { readonly farmers: unknown[]; readonly sums: unknown[] };

const counted = async (): Promise<Counted> => ({
  farmers: await rows(house.pool, sql`select * from figures.farmer order by account_id`),
  sums: await rows(
    house.pool,
    sql`select state_code, lga, counts from figures.tally
        where day = (select day from figures.progress) order by state_code, lga`,
  ),
});

/** All of it anew, from nothing. */
const countedAtOnce = async (): Promise<Counted> => {
  await run(house.pool, sql`truncate figures.farmer, figures.tally, figures.stale, figures.mark, figures.changed`);
  await run(house.pool, sql`update figures.progress set day = null, after_id = '00000000-0000-0000-0000-000000000000'`);
  await refresh();
  return counted();
};

const cellIn = async (place: string, key: IndicatorKey) =>
  (await (await house.signIn(ngozi)).call(readPlaceFigures, { place })).body.total.cells.find(
    (cell) => cell.key === key,
  );

describe('what is counted step by step', () => {
  test.each([1, 2, 3])(
    'is what a full count counts, whatever people do (seed %i)',
    async (seed) => {
      const random = randomOf(seed);
      const acts = Object.entries(countedActs(house, random));
      await refresh();
      // Each act once, in an order by chance, and as many again.
      const order = acts.map((_, place) => place).toSorted(() => random(2) - 1);
      for (const place of [...order, ...order.map(() => Math.floor(random(acts.length)))]) {
        const [name = '', act] = acts[place] ?? [];
        const answer = await act?.().catch((error: unknown) => String(error));
        if (typeof answer === 'object' && !('status' in answer && answer.status >= 300)) done.add(name);
        if (random(4) < 1) await refresh();
      }
      await refresh();
      const stepwise = await counted();
      expect(await countedAtOnce()).toEqual(stepwise);
      expect(stepwise.farmers.length).toBeGreaterThan(1);
    },
    120_000,
  );

  test('was proven with every act there is', () => {
    expect([...done].sort()).toEqual(Object.keys(countedActs(house, randomOf(0))).sort());
  });

  test('follows a loan that is paid out, and one that becomes late with no act at all', async () => {
    await refresh();
    await loansIn(house).running();
    await refresh();
    const of = async () =>
      (
        await rows<{ loans: number; on_time: number }>(
          house.pool,
          sql`select sum(loans)::int as loans, sum(loans_on_time)::int as on_time from figures.farmer`,
        )
      )[0];
    expect(await of()).toEqual({ loans: 1, on_time: 1 });
    house.clock.move({ hours: 24 * 80 });
    await refresh();
    expect(await of()).toEqual({ loans: 1, on_time: 0 });
    const stepwise = await counted();
    expect(await countedAtOnce()).toEqual(stepwise);
  });

  test('forgets what grew old: windows move on though nobody does anything', async () => {
    house.clock.move({ hours: 24 * 400 });
    await refresh();
    const stepwise = await counted();
    expect(stepwise.sums[0]).toMatchObject({ state_code: '*', counts: { visited90: 0, asked: 0, lots: 0 } });
    expect(await countedAtOnce()).toEqual(stepwise);
  });

  test('drops a farmer who closed the account, and sums the place anew', async () => {
    const sani = await someFarmer(house, 'Sani');
    await refresh();
    const there = async () =>
      (await rows(house.pool, sql`select 1 from figures.farmer where account_id = ${sani.accountId}`)).length;
    expect(await there()).toBe(1);
    const browser = await house.signIn(sani);
    const { status } = await browser.call(closeAccount, { password: sani.password });
    expect(status).toBeLessThan(300);
    await refresh();
    expect(await there()).toBe(0);
    const stepwise = await counted();
    expect(await countedAtOnce()).toEqual(stepwise);
  });

  test('goes on where it stopped, and two who count at once come to the same', async () => {
    const before = await counted();
    await run(house.pool, sql`update figures.progress set after_id = ${musa.accountId}::uuid`);
    await Promise.all([refresh(), refresh()]);
    expect(await counted()).toEqual(before);
    await recountFigures(house.services, log);
    expect(await counted()).toEqual(before);
  });
});

test('the figures of a state are those of what is there, without what is of few and what would tell it', async () => {
  for (let place = 0; place < 7; place += 1) {
    await farmerWithLot(house, { kilograms: 10, lga: 'Gezawa' });
    await someFarmer(house, 'Uba');
    if (place > 0) await farmerWithLot(house, { kilograms: 10, lga: 'Wudil' });
  }
  await refresh();
  const { body } = await (await house.signIn(ngozi)).call(readPlaceFigures, { place: 'KN' });
  const of = (lga: string, key: IndicatorKey) =>
    body.parts.find(({ code }) => code === lga)?.cells.find((cell) => cell.key === key);
  expect(of('Gezawa', 'farmers')).toMatchObject({ state: 'shown', value: 7, n: 7 });
  expect(of('Wudil', 'farmers'), 'hidden beside the few').toMatchObject({ state: 'hidden', value: null, n: null });
  expect(of('Gezawa', 'women')).toMatchObject({ state: 'none', value: null, n: null });
  expect((await cellIn('LA', 'farmers'))?.state).toBe('none');
  expect(body.total.cells.map(({ key }) => key)).toEqual(indicators.map(({ key }) => key));
});

test('a page of people is counted in one statement however many they are', async () => {
  const found = await rows<{ id: string }>(house.pool, sql`select account_id as id from figures.farmer limit 500`);
  let asked = 0;
  const db = {
    query: (query: Parameters<typeof house.pool.query>[0]) => ((asked += 1), house.pool.query(query as never)),
  };
  await countFarmers(
    db as never,
    found.map(({ id }) => id),
    '2027-01-01',
  );
  expect(asked).toBe(4);
});
