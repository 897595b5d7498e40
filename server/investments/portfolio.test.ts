import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostStatementEntries } from '@shuka/domain/finance';
import { listHoldings, readInvestorStatement, readPortfolio, type Holding } from '@shuka/domain/investments';
import { inTransaction, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openBolaInvests } from '#world/bola-invests.ts';
import { readPages } from '#world/read-pages.ts';
import { findHolding } from './holding-store.ts';
import { changeTallies, movedTallies } from './tallies.ts';

/* What Bola sees of all that was put in. */

const { house, ofAmina, ofMusa, pledge, pay, cancel, asBola } = await openBolaInvests();
afterAll(house.close);

const { pool } = house;
const { danjuma, amina } = people;

/** What an offer's end does to one holding, on a day, without the offer. */
const end = (holdingId: string, realisedKobo: number, day: string) =>
  inTransaction(pool, async (db) => {
    const held = await findHolding(db, holdingId);
    if (held === null) throw new Error('there is no such holding');
    const times = sql`paid_at = ${'2025-12-31T23:30:00Z'}::timestamptz, ended_at = ${`${day}T12:00:00Z`}::timestamptz`;
    await run(
      db,
      sql`update investments.holding set state = 'completed', realised_kobo = ${realisedKobo}, ${times}
          where id = ${holdingId}`,
    );
    await changeTallies(db, movedTallies(held, held.state, 'completed', realisedKobo));
  });

const put = async (amountKobo: number, offerId: string): Promise<Holding> => {
  const { body } = await pledge({ amountKobo, offerId });
  return (await pay(body.id)).body;
};

const held: Record<'gained' | 'lost' | 'paid' | 'pledged' | 'cancelled', string> = {
  gained: '',
  lost: '',
  paid: '',
  pledged: '',
  cancelled: '',
};

beforeAll(async () => {
  await run(pool, sql`update investments.offer set crop = 'maize' where id = ${ofMusa}`);
  held.gained = (await put(5_000_000, ofAmina)).id;
  held.lost = (await put(10_000_000, ofMusa)).id;
  held.paid = (await put(3_000_001, ofAmina)).id;
  held.pledged = (await pledge({ amountKobo: 2_000_000 })).body.id;
  held.cancelled = (await put(1_000_000, ofAmina)).id;
  await cancel(held.cancelled);
  await end(held.gained, 5_750_000, '2026-05-04');
  await end(held.lost, 4_000_000, '2026-05-20');
});

const list = (query: object = {}) => asBola().call(listHoldings, { ...query });

describe('the list of what Bola has', () => {
  test('begins with the newest, with how many there are in all', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    const newestFirst = [held.cancelled, held.pledged, held.paid, held.lost, held.gained];
    expect(body.items.map(({ id }) => id)).toEqual(newestFirst);
    expect([body.total, body.next]).toEqual([5, null]);
    const one = body.items.find(({ id }) => id === held.lost);
    const loss = { amountKobo: 10_000_000, expectedKobo: 11_500_000, realisedKobo: 4_000_000 };
    expect(one).toMatchObject({ ...loss, state: 'completed', status: 'completed', farmerName: 'Musa Ibrahim' });
  });

  test.each([
    ['pending', ['pledged', 'paid']],
    ['active', []],
    ['completed', ['lost', 'gained']],
    ['ended', ['cancelled']],
  ] as const)('shows those that are %s, and their number', async (status, names) => {
    const { body } = await list({ status });
    expect(body.items.map(({ id }) => id)).toEqual(names.map((name) => held[name]));
    expect(body.total).toBe(names.length);
  });

  test('in pages of two has each once', async () => {
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { body } = await list(after === undefined ? { limit: '2' } : { limit: '2', after });
      seen.push(...body.items.map(({ id }) => id));
      expect(body.total).toBe(5);
      after = body.next;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test('is empty for who has nothing, and closed to who is no investor', async () => {
    await run(pool, sql`update accounts.account set roles = '{investor}' where id = ${danjuma.accountId}`);
    const none = await house.as(danjuma).call(listHoldings, {});
    expect([none.status, none.body]).toEqual([200, { items: [], next: null, total: 0 }]);
    expect((await house.as(amina).call(listHoldings, {})).status).toBe(403);
  });

  test('refuses a cursor that we never made', async () => {
    expect((await list({ after: 'abc' })).status).toBe(400);
  });
});

describe('the portfolio', () => {
  test('says what was put in, hoped for, brought and lost; a gain makes up for no loss', async () => {
    const { status, body } = await asBola().call(readPortfolio, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      investedKobo: 18_000_001,
      expectedKobo: 20_700_001,
      realisedKobo: 9_750_000,
      lostKobo: 6_000_000,
      counts: { pending: 2, active: 0, completed: 2, ended: 1 },
      leftOfLimitKobo: 120_000_000 - 20_000_001,
    });
    expect(body.byCrop).toMatchObject([{ name: 'Maize', holdings: 3, expectedKobo: 20_700_001 }]);
    expect(body.byState).toMatchObject([
      { name: 'KD', holdings: 1, amountKobo: 10_000_000, realisedKobo: 4_000_000 },
      { name: 'KN', holdings: 2, amountKobo: 8_000_001, realisedKobo: 5_750_000 },
    ]);
    // Half past eleven on New Year's Eve in London is the new year in Nigeria.
    expect(body.byMonth).toEqual([
      { month: '2026-01', investedKobo: 15_000_000, realisedKobo: 0 },
      { month: '2026-05', investedKobo: 0, realisedKobo: 9_750_000 },
      { month: '2026-06', investedKobo: 3_000_001, realisedKobo: 0 },
    ]);
    expect(body.latest).toHaveLength(5);
  });

  test('is empty, and without a limit, for who has nothing and said nothing', async () => {
    const { body } = await house.as(danjuma).call(readPortfolio, {});
    expect(body).toMatchObject({ investedKobo: 0, lostKobo: 0, byCrop: [], latest: [], leftOfLimitKobo: null });
  });
});

describe('the statement', () => {
  const statement = (query: object) => asBola().call(readInvestorStatement, { ...query });
  const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

  test('as CSV has a line for each holding that was paid, a loss with its minus, and what all come to', async () => {
    const answer = await statement({ form: 'csv' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="shuka-investments-2026-06-01.csv"');
    const [, ...lines] = linesOf(answer.text);
    expect(lines.map((line) => line.split(',').slice(-4))).toEqual([
      ['50000.00', '57500.00', '7500.00', '0.00'],
      ['100000.00', '40000.00', '0.00', '-60000.00'],
      ['30000.01', '0.00', '0.00', '0.00'],
      ['10000.00', '10000.00', '0.00', '0.00'],
      ['190000.01', '107500.00', '7500.00', '-60000.00'],
    ]);
  });

  test('of a year has what moved in it alone, for the tax office', async () => {
    const [, ...lines] = linesOf((await statement({ form: 'csv', year: '2026' })).text);
    expect(lines.at(-1)?.split(',').slice(-4)).toEqual(['190000.01', '107500.00', '7500.00', '-60000.00']);
    const [, ...none] = linesOf((await statement({ form: 'csv', year: '2025' })).text);
    expect(none.map((line) => line.split(',').slice(-4))).toEqual([['0.00', '0.00', '0.00', '0.00']]);
    expect((await statement({ form: 'csv', year: '1999' })).status).toBe(400);
  });

  test('as PDF says the loss as a loss, year by year, and that the money is of the sandbox', async () => {
    const answer = await statement({ form: 'pdf', language: 'en' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const said = readPages(answer.bytes).join('\n');
    for (const words of ['Bola Adeyemi', '-₦60,000', '₦7,500', '₦190,000.01', '2026', 'not real money'])
      expect(said).toContain(words);
  });

  test('tells nobody else', async () => {
    const [, ...lines] = linesOf((await house.as(danjuma).call(readInvestorStatement, { form: 'csv' })).text);
    expect(lines).toHaveLength(1);
  });

  test('has as many holdings as one file takes, and no more; a year that has few still comes', async () => {
    const { accountId } = danjuma;
    await run(pool, sql`update accounts.account set roles = '{investor}' where id = ${accountId}`);
    const have = (count: number) =>
      run(
        pool,
        sql`insert into investments.holding (id, offer_id, investor_id, amount_kobo, expected_kobo, state, money,
              data_version, paid_at, pay_move_id, created_at)
            select gen_random_uuid(), ${ofAmina}, ${accountId}, 500000, 575000, 'active', 'sandbox', 1, paid_at,
              gen_random_uuid(), paid_at
            from generate_series(1, ${count}::int), (values ('2025-07-01'::timestamptz)) as day (paid_at)`,
      );
    const ask = (query: object) => house.as(danjuma).call(readInvestorStatement, { form: 'csv', ...query });
    await have(mostStatementEntries);
    expect(linesOf((await ask({})).text)).toHaveLength(mostStatementEntries + 2);
    await have(1);
    for (const query of [{}, { form: 'pdf' }, { year: '2025' }]) {
      const { status, body } = await ask(query);
      expect([status, body.code]).toEqual([409, 'statement-too-long']);
    }
    expect((await ask({ year: '2026' })).status).toBe(200);
  });
});
