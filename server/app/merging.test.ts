import { afterAll, describe, expect, test } from 'vitest';
import { readMe, readMyData } from '@shuka/domain/accounts';
import { addEntry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listLots, writeOffLot } from '@shuka/domain/lots';
import { saveBusiness } from '@shuka/domain/marketplace';
import { sendMessage } from '@shuka/domain/messaging';
import { readCounter } from '#kit/counter.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { writeOffDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { mergerOf } from '#world/same-farmer.ts';
import { lotOf } from '#world/stored.ts';
import { movedTables } from './merging.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;

const { merge, enter } = mergerOf(house);
let lotOfMusa = '';

const say = (person: WorldPerson, text: string) =>
  house.as(person).call(sendMessage, { id: newId(), keeperId: person.accountId, text, photo: null });

describe('what belongs to a farmer', () => {
  test('is in no table that a merge forgets', async () => {
    const found = await rows<{ name: string }>(
      house.pool,
      sql`select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'keeper_id'`,
    );
    // Those that are the account's own, which accounts merges by itself.
    const own = ['accounts.consent', 'accounts.profile', 'accounts.assisted'];
    expect(found.map(({ name }) => name).sort()).toEqual([...movedTables, ...own].sort());
  });

  test('changes hands in no other way: not to a third account, not without a merge, not with a word changed', async () => {
    const visit = await row<{ id: string; keeper_id: string }>(
      house.pool,
      sql`select id, keeper_id from extension.visit limit 1`,
    );
    const other = visit?.keeper_id === amina.accountId ? musa.accountId : amina.accountId;
    const attempts = [
      'extension.visit',
      'finance.entry',
      'accounts.consent',
      'reports.report',
      'messaging.message',
      'lots.step',
    ];
    for (const table of attempts) {
      const change = `update ${table} set keeper_id = '${other}' where keeper_id <> '${other}'`;
      await expect(house.pool.query(change)).rejects.toThrow(/changes hands only when accounts are merged/);
    }
    await expect(house.pool.query(`update extension.visit set advice = 'Else.'`)).rejects.toThrow(
      /keeps what was said/,
    );
    await expect(house.pool.query('delete from seasons.harvest')).rejects.toThrow(/never changed or removed/);
  });
});

describe('Musa, who signed up twice, once as Amina', () => {
  test('brings his book, messages and business under the account that stays, totals and all', async () => {
    const { accountId: fromId } = musa;
    const { accountId: intoId } = amina;
    await say(musa, 'My sorghum is yellow.');
    await say(amina, 'When do you come?');
    const entry = { farmId: null, seasonId: null, kind: 'expense', category: 'seed', description: 'Seed' };
    for (const { accountId: keeperId } of [musa, amina]) {
      const person = keeperId === fromId ? musa : amina;
      const spent = { ...entry, id: newId(), keeperId, amountKobo: 150_000, happenedOn: '2026-05-01' };
      expect((await house.as(person).call(addEntry, spent)).status).toBe(201);
    }
    const before = await readCounter(house.pool, 'finance.expense', intoId);
    lotOfMusa = (await lotOf(house, 500)).id;
    const oldPhone = house.as(musa);
    await run(house.pool, sql`delete from marketplace.business where id = ${intoId}`);
    const where = { stateCode: 'KN', lga: 'Bichi', address: '', farmSize: 'small' };
    const who = {
      owner: 'Musa Ibrahim',
      email: 'musa@shuka.example',
      phone: '08031234502',
      website: '',
      description: 'Sorghum.',
    };
    const papers = {
      cacClass: null,
      cacNumber: '',
      cacDate: null,
      type: '',
      yearlyTonnes: null,
      employees: null,
      productCount: null,
    };
    const becomes = { name: 'Musa Sorghum', ...where, ...who, ...papers };
    const begun = await house.as(musa).call(saveBusiness, { keeperId: fromId, was: {}, becomes });
    expect([begun.status, begun.text]).toEqual([200, expect.any(String)]);

    const { status, text } = await merge(fromId, intoId);
    expect([status, text]).toEqual([200, expect.any(String)]);

    const left = await rows(house.pool, sql`select 1 from finance.entry where keeper_id = ${fromId}`);
    expect(left).toEqual([]);
    expect(await readCounter(house.pool, 'finance.expense', fromId)).toBe(0);
    expect(await readCounter(house.pool, 'finance.expense', intoId)).toBeGreaterThanOrEqual(before + 150_000);
    const business = sql`select name from marketplace.business where id = ${intoId} and keeper_id = ${intoId}`;
    expect(await row(house.pool, business)).toEqual({ name: 'Musa Sorghum' });
    const talk = await rows<{ number: number; text: string }>(
      house.pool,
      sql`select number, text from messaging.message where keeper_id = ${intoId} order by number`,
    );
    expect(talk.map(({ number }) => number)).toEqual(talk.map((_, place) => place + 1));
    expect(talk.at(-1)?.text).toBe('My sorghum is yellow.');
    expect((await say(amina, 'And now?')).body.number).toBe(talk.length + 1);
    expect((await oldPhone.call(readMe, {})).status).toBe(401);
  });

  test('brings his lots too, and what is left of them can be used by whoever keeps them now', async () => {
    const { accountId: keeperId } = amina;
    const { body } = await house.as(amina).call(listLots, { keeperId, limit: '100' });
    expect(body.items.find(({ id }) => id === lotOfMusa)).toMatchObject({ keeperId, leftGrams: 500_000 });
    const { status } = await house.as(amina).call(writeOffLot, writeOffDraft({ id: lotOfMusa, keeperId }, 100));
    expect(status).toBe(201);
    expect(await readCounter(house.pool, 'lots.steps', musa.accountId)).toBe(0);
  });

  test('is told by letter that his e-mail opens nothing any more; Amina’s does as before', async () => {
    const letter = await house.post.next(musa.email);
    expect(letter.text).toBeDefined();
    expect(await enter(musa)).toBe(401);
    expect(await enter(amina)).toBe(200);
  });

  test('finds what he had among his data', async () => {
    const { body } = await (await house.signIn(amina)).call(readMyData, {});
    expect(body.records['merges']).toMatchObject([
      { fromId: musa.accountId, fromWas: { account: { email: musa.email } } },
    ]);
  });
});
