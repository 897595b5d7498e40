import { afterAll, describe, expect, test } from 'vitest';
import { closeAccount, saveBankAccount, saveIdentityNumber } from '@shuka/domain/accounts';
import { findPayoutBank, insertShownWord, isShown } from '#accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addToCounter } from '#kit/counter.ts';
import { inTransaction, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { mergerOf } from '#world/same-farmer.ts';
import { eraseClosed } from './erase-closed.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;

const { merge, enter } = mergerOf(house);

describe('an account that was merged', () => {
  /** A farmer's account as simple as can be, with one farm. */
  const someone = async (more: { email?: string | null; phone?: string | null } = {}): Promise<string> => {
    const id = newId();
    await run(
      house.pool,
      sql`insert into accounts.account (id, first_name, last_name, email, phone, password_hash, roles, state, created_at)
          values (${id}, 'Sani', 'Danladi', ${more.email ?? null}, ${more.phone ?? '+2348035558001'}, null, '{farmer}',
            'active', now())`,
    );
    await run(
      house.pool,
      sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
          values (${newId()}, ${id}, 'Gonar Sani', 'KN', 'Bichi', 'small', 'Millet', 1, now())`,
    );
    await addToCounter(house.pool, 'people', 'farmer', 1);
    await addToCounter(house.pool, 'farms', id, 1);
    return id;
  };

  const farmsOf = async (id: string): Promise<number> =>
    (await rows(house.pool, sql`select 1 from farms.farm where keeper_id = ${id}`)).length;

  test('and whose account is merged again leads to the last, with everything', async () => {
    const [first, second, third] = [await someone(), await someone(), await someone()];
    expect((await merge(first, second)).status).toBe(200);
    expect((await merge(second, third)).status).toBe(200);
    const leads = sql`select distinct merged_into as into from accounts.account where id in (${first}, ${second})`;
    expect(await rows(house.pool, leads)).toEqual([{ into: third }]);
    expect(await farmsOf(third)).toBe(3);
  });

  test('takes along who asked for its contact and that it is shown; of two answers the later stands', async () => {
    const { bola, danjuma } = people;
    const [from, into] = [await someone(), await someone()];
    const ask = (farmerId: string, investorId: string, isAgreed: boolean | null, day: string) =>
      run(
        house.pool,
        sql`insert into accounts.contact_request (id, farmer_id, investor_id, asked_at, is_agreed, answered_at)
            values (${newId()}, ${farmerId}, ${investorId}, '2026-01-01', ${isAgreed},
              ${isAgreed === null ? null : day}::timestamptz)`,
      );
    await ask(from, bola.accountId, true, '2026-03-01');
    await ask(into, bola.accountId, false, '2026-02-01');
    await ask(from, danjuma.accountId, null, '');
    const said = { textVersion: 1, isGiven: true, now: new Date('2026-02-02') };
    await insertShownWord(house.pool, { id: newId(), farmerId: from, ...said });
    expect((await merge(from, into)).status).toBe(200);
    const requests = sql`select investor_id as investor, is_agreed as agreed from accounts.contact_request
      where farmer_id in (${from}, ${into}) and farmer_id = ${into} order by answered_at`;
    expect(await rows(house.pool, requests)).toEqual([
      { investor: bola.accountId, agreed: true },
      { investor: danjuma.accountId, agreed: null },
    ]);
    expect(await isShown(house.pool, into)).toBe(true);
    expect(await rows(house.pool, sql`select 1 from accounts.shown_farmer where farmer_id = ${from}`)).toEqual([]);
  });

  test('gets no record from an act that was under way: that act is undone and tried again', async () => {
    const [from, into] = [await someone(), await someone()];
    const farm = sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
      values (${newId()}, ${from}, 'Late', 'KN', 'Bichi', 'small', 'Millet', 1, now())`;
    expect((await merge(from, into)).status).toBe(200);
    await expect(inTransaction(house.pool, (db) => run(db, farm))).rejects.toMatchObject({ code: '40001' });
    expect([await farmsOf(from), await farmsOf(into)]).toEqual([0, 2]);
  });

  test('waits for an act that was first, and takes its record along', async () => {
    const [from, into] = [await someone(), await someone()];
    const client = await house.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
       values ('${newId()}', '${from}', 'In time', 'KN', 'Bichi', 'small', 'Millet', 1, now())`,
    );
    const merged = merge(from, into);
    setTimeout(() => void client.query('commit').then(() => client.release()), 300);
    expect((await merged).status).toBe(200);
    expect([await farmsOf(from), await farmsOf(into)]).toEqual([0, 3]);
  });

  test('does not bring its bank account along: nobody is paid to one that they did not give', async () => {
    const account = { bankCode: '000014', accountNumber: '0690000031', password: amina.password };
    await run(house.pool, sql`delete from accounts.identity_number where account_id = ${amina.accountId}`);
    expect((await house.as(amina).call(saveBankAccount, account)).status).toBe(200);
    await house
      .as(amina)
      .call(saveIdentityNumber, { kind: 'bvn', number: '22345678901', isAgreed: true, password: amina.password });
    const into = await someone();
    expect((await merge(amina.accountId, into, { takesSignIn: true })).status).toBe(200);
    const kept = await rows(
      house.pool,
      sql`select account_id, kind, tail from accounts.identity_number where account_id in (${into}, ${amina.accountId})`,
    );
    expect(kept).toEqual([{ account_id: into, kind: 'bvn', tail: '901' }]);
    expect(await findPayoutBank(house.pool, into)).toBeNull();
  });

  test('opens by the way in that was chosen; when its owner leaves, what either account told of them is erased', async () => {
    expect(await enter(amina)).toBe(200);
    const browser = await house.signIn(amina);
    expect((await browser.call(closeAccount, { password: amina.password })).status).toBe(200);
    house.clock.move({ hours: 30 * 24 + 1 });
    expect(await eraseClosed(house.services)).toBe(1);
    const dumped = JSON.stringify([
      await rows(
        house.pool,
        sql`select * from accounts.account where merged_into is not null or id = ${amina.accountId}`,
      ),
      await rows(house.pool, sql`select * from accounts.profile`),
      await rows(house.pool, sql`select * from relations.merge`),
      await rows(house.pool, sql`select * from accounts.identity_number where account_id = ${amina.accountId}`),
    ]);
    for (const trace of [amina.email, musa.email, amina.phone, musa.phone, 'House 7', 'Yusuf', 'Ibrahim'])
      expect(dumped).not.toContain(trace);
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
