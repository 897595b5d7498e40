import { afterAll, describe, expect, test } from 'vitest';
import { checkResetCode, requestContactChange, requestReset, resetPassword } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addToCounter } from '#kit/counter.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { mergerOf } from '#world/same-farmer.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi } = people;

const { merge, enter } = mergerOf(house);

/** A farmer's account that is opened by what is said of it, or by nothing. */
const someone = async (phone: string | null = null, provedAt: Date | null = null): Promise<string> => {
  const id = newId();
  await run(
    house.pool,
    sql`insert into accounts.account (id, first_name, last_name, phone, phone_proved_at, roles, state, created_at)
        values (${id}, 'Sani', 'Danladi', ${phone}, ${provedAt}, '{farmer}', 'active', now())`,
  );
  await addToCounter(house.pool, 'people', 'farmer', 1);
  return id;
};

const stateOf = async (id: string) =>
  (await row<{ state: string }>(house.pool, sql`select state from accounts.account where id = ${id}`))?.state;

describe('the way in of the account that goes is not taken', () => {
  test('when there is none', async () => {
    const from = await someone();
    const { status, body } = await merge(from, amina.accountId, { takesSignIn: true });
    expect([status, body.code]).toEqual([409, 'not-mergeable']);
    expect([await stateOf(from), await enter(amina)]).toEqual(['active', 200]);
  });

  test('when a number that somebody typed would replace a password, or a number that was proved', async () => {
    const from = await someone('+2348035558002');
    const proved = await someone('+2348035558003', house.clock.now());
    for (const into of [amina.accountId, proved])
      expect((await merge(from, into, { takesSignIn: true })).body.code).toBe('not-mergeable');
    expect(await enter(amina)).toBe(200);
  });

  test('but it is when it is proved, or when the other has no better one', async () => {
    const [typed, other] = [await someone('+2348035558004'), await someone('+2348035558005')];
    const proved = await someone('+2348035558006', house.clock.now());
    expect((await merge(typed, other, { takesSignIn: true })).status).toBe(200);
    expect((await merge(proved, other, { takesSignIn: true })).status).toBe(200);
    const phone = sql`select phone from accounts.account where id = ${other}`;
    expect(await row(house.pool, phone)).toEqual({ phone: '+2348035558006' });
  });
});

describe('a farmer whose money is under way', () => {
  /** A payout in a state, of a move that is not looked at here. */
  const payOut = async (ownerId: string, state: string): Promise<void> => {
    const client = await house.pool.connect();
    try {
      await client.query(`set session_replication_role = replica`);
      await client.query(
        `insert into finance.payout (id, owner_id, amount_kobo, provider, bank_code, tail, bank_changed_at, hold_until,
           state, decided_by, sending_at, move_id, created_at)
         values ($1, $2, 1000, 'sandbox', '000013', '789', now(), now() - interval '1 hour', $3, $4, now(), $5, now())`,
        [newId(), ownerId, state, state === 'asked' ? null : ngozi.accountId, newId()],
      );
    } finally {
      await client.query('set session_replication_role = origin');
      client.release();
    }
  };

  const payIn = (payerId: string, state: string) =>
    run(
      house.pool,
      sql`insert into finance.payment (id, payer_id, purpose, amount_kobo, provider, state, created_at)
          values (${newId()}, ${payerId}, 'wallet', 1000, 'sandbox', ${state}, now())`,
    );

  test.each(['asked', 'approved', 'sending'])('out of the wallet (%s) is not merged away', async (state) => {
    const [from, into] = [await someone(), await someone()];
    await payOut(from, state);
    expect((await merge(from, into)).body.code).toBe('not-mergeable');
    expect(await stateOf(from)).toBe('active');
  });

  test('into the wallet is not merged away', async () => {
    const [from, into] = [await someone(), await someone()];
    await payIn(from, 'started');
    expect((await merge(from, into)).body.code).toBe('not-mergeable');
  });

  test('is once it arrived, or came to nothing', async () => {
    const [from, into] = [await someone(), await someone()];
    await payOut(from, 'sent');
    await payIn(from, 'failed');
    await payIn(into, 'started');
    expect((await merge(from, into)).status).toBe(200);
  });
});

describe('what was begun before two accounts became one', () => {
  test('opens neither: a code for a new password, and one for a new address', async () => {
    const thief = house.visitor();
    const { body } = await thief.call(requestReset, { email: amina.email });
    const code = await house.post.nextCode(amina.email);
    expect((await thief.call(checkResetCode, { resetId: body.resetId, code })).status).toBe(200);
    const asked = { kind: 'email', email: 'elsewhere@shuka.example', password: musa.password };
    expect((await house.as(musa).call(requestContactChange, asked)).status).toBeLessThan(300);
    expect((await merge(musa.accountId, amina.accountId)).status).toBe(200);
    const reset = await thief.call(resetPassword, { password: 'masara-da-wake-77' });
    expect(reset.body.code).toBe('proof-missing');
    expect(await enter(amina)).toBe(200);
    expect(await rows(house.pool, sql`select 1 from accounts.contact_change where ended_at is null`)).toEqual([]);
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
