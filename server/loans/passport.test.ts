import { afterAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { listPassports, openPassport, revokePassport, viewPassport, type Passport } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { totalsOf } from '#finance';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { erasePassports } from './passport-store.ts';

/* Amina lets a bank see what her records say; nobody looks but who has her link, and she sees each look. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  lender: 'Gidan Noma Microfinance Bank',
  parts: ['land', 'seasons', 'book', 'loans'],
  days: 30,
  hasAgreed: true,
  ...change,
});

const hers = async () => house.signIn(amina);
const open = async (change: Readonly<Record<string, unknown>> = {}): Promise<Passport> => {
  const browser = await hers();
  const asked = draft(change);
  const { status, text } = await browser.call(openPassport, asked as never);
  if (status !== 201) throw new Error(text);
  return find(asked.id);
};
const find = async (id: string): Promise<Passport> => {
  const found = (await (await hers()).call(listPassports, {})).body.items.find((one) => one.id === id);
  if (found === undefined) throw new Error('no such passport');
  return found;
};
const view = (token: string | null) => house.visitor().call(viewPassport, { token: token ?? '' });

describe('a credit passport', () => {
  test('shows a lender what its farmer chose, with no phone number and no place nearer than the LGA', async () => {
    const loan = await loansIn(house).running();
    const { token, expiresAt, openedAt } = await open();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body, text, headers } = await view(token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ name: 'Amina Yusuf', lender: 'Gidan Noma Microfinance Bank', openedAt, expiresAt });
    expect(body.farms).toEqual([{ state: 'Kano', lga: 'Bichi', plots: expect.any(Array) }]);
    expect(body.farms?.[0]?.plots.every((hectares) => hectares !== null && hectares > 1)).toBe(true);
    expect(body.seasons?.map(({ kilogramsPerHectare }) => kilogramsPerHectare)).toContain(1000);
    expect(body.loans).toEqual([
      {
        productName: loan.productName,
        principalKobo: loan.principalKobo,
        disbursedOn: loan.disbursedOn,
        isRepaid: false,
        isWrittenOff: false,
        isRestructured: false,
        paidKobo: 0,
        leftKobo: loan.schedule.reduce((sum, { dueKobo }) => sum + dueKobo, 0),
        overdueKobo: 0,
        daysLate: 0,
      },
    ]);
    const sum = (of: 'incomeKobo' | 'expenseKobo') => body.book?.reduce((all, year) => all + year[of], 0);
    const { incomeKobo, expenseKobo } = await totalsOf(house.pool, amina.accountId);
    expect([sum('incomeKobo'), sum('expenseKobo')]).toEqual([incomeKobo, expenseKobo]);
    expect(incomeKobo).toBeGreaterThan(0);
    for (const hidden of [amina.phone, amina.email, amina.accountId, 'stream', 'Home plot'])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/\d+\.\d{5,}/);
  });

  test('shows nothing its farmer did not choose', async () => {
    const { token } = await open({ parts: ['loans'], days: 7 });
    expect((await view(token)).body).toMatchObject({ farms: null, seasons: null, book: null, loans: [{}] });
  });

  test('counts each look, which its farmer reads; of who looked and from where nothing is kept', async () => {
    const { id, token } = await open();
    expect((await find(id)).views).toEqual([]);
    const hour = (): string => house.clock.now().toISOString().slice(0, 13);
    await view(token);
    const first = hour();
    house.clock.move({ hours: 2 });
    await view(token);
    const { viewCount, views } = await find(id);
    expect([viewCount, views.map((at) => at.slice(0, 13))]).toEqual([2, [hour(), first]]);
    const kept = await row(house.pool, sql`select * from loans.passport_view where passport_id = ${id} limit 1`);
    expect(Object.keys(kept ?? {})).toEqual(['passport_id', 'number', 'seen_at']);
    await expect(house.pool.query('delete from loans.passport_view')).rejects.toThrow('never changed');
  });

  test('stands nowhere as what opens it: the database knows its hash, the log of answers its end', async () => {
    const { token } = await open();
    const dump = await house.pool.query(
      `select coalesce((select string_agg(p::text, '') from loans.passport p), '')
         || coalesce((select string_agg(d::text, '') from kit.done_write d), '') as text`,
    );
    const [{ text }] = dump.rows as [{ text: string }];
    expect([text.includes('Gidan Noma'), text.includes(token ?? 'none')]).toEqual([true, false]);
  });
});

describe('a link that opens nothing', () => {
  test('says the same whether it is over, ended, goes round, or never was', async () => {
    const ended = await open();
    const { body } = await (await hers()).call(revokePassport, { passportId: ended.id });
    expect([body.token, body.revokedAt?.slice(0, 10)]).toEqual([null, '2026-06-01']);
    const over = await open({ days: 7 });
    const round = await open({ days: 90 });
    await run(house.pool, sql`update loans.passport set view_count = 200 where id = ${round.id}`);
    house.clock.move({ hours: 24 * 7 });
    const answers = [];
    for (const token of [ended.token, over.token, round.token, 'x'.repeat(43), '']) {
      const { status, body: said } = await view(token);
      const { requestId: _request, instance: _instance, ...rest } = said as unknown as Record<string, unknown>;
      answers.push([status, rest]);
    }
    expect(answers[0]?.[0]).toBe(404);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await find(over.id)).token).toBeNull();
  });

  test('is asked for so often from one place and no more', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await house.anyone.call(viewPassport, { token: 'guess' })).status);
    expect(statuses.at(-1)).toBe(429);
    await run(house.pool, sql`delete from kit.throttle`);
  });
});

describe('its farmer', () => {
  test('opens it alone: neither their manager nor another farmer does, and nobody else ends it', async () => {
    expect((await (await house.signIn(chidi)).call(openPassport, draft() as never)).status).toBe(403);
    const { id } = await open();
    expect((await (await house.signIn(musa)).call(revokePassport, { passportId: id })).status).toBe(404);
    expect((await (await house.signIn(musa)).call(listPassports, {})).body.items).toEqual([]);
  });

  test('is told beside the field what is missing, and when too many are open', async () => {
    const browser = await hers();
    const refused = await browser.call(openPassport, draft({ lender: ' ', hasAgreed: false }) as never);
    expect(refused.body).toMatchObject({
      errors: [
        { field: 'lender', says: 'passport.lenderRequired' },
        { field: 'hasAgreed', says: 'passport.agreeRequired' },
      ],
    });
    let last = '';
    for (let count = 0; count < 11 && last === ''; count += 1) {
      const { body } = await browser.call(openPassport, draft() as never);
      last = (body as unknown as { code?: string }).code ?? '';
    }
    expect(last).toBe('too-many-passports');
  });

  test('takes it with them; erased, every link is ended and no lender is named', async () => {
    const { token, id } = await find((await (await hers()).call(listPassports, {})).body.items[0]?.id ?? '');
    expect((await view(token)).status).toBe(200);
    expect((await (await hers()).call(readMyData, {})).text).toContain('Gidan Noma');
    await expect(
      house.pool.query(`update loans.passport set expires_at = expires_at + interval '1 year' where id = '${id}'`),
    ).rejects.toThrow('keeps what was agreed');
    await erasePassports(house.pool, amina.accountId);
    expect((await view(token)).status).toBe(404);
    expect(
      await row(house.pool, sql`select 1 from loans.passport where lender <> '' or revoked_at is null`),
    ).toBeNull();
  });
});
