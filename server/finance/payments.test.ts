import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paySandbox, readPayment, readWallet, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { jobHandlers } from '#app/slices.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Paying in with the sandbox: on the real queue, in the real database. */

const house = await openHouse();
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));
afterAll(house.close);

const { amina, bola, chidi, danjuma } = people;
const soon = { timeout: 20_000, interval: 50 };

const draft = (change: object = {}) => ({ id: newId(), purpose: 'wallet', amountKobo: 5_000_000, ...change });
const start = (input: object, person = bola) => house.as(person as typeof bola).call(startPayment, { ...input });
const read = (paymentId: string) => house.as(bola).call(readPayment, { paymentId });
const press = (reference: string, outcome: 'paid' | 'failed') => house.anyone.call(paySandbox, { reference, outcome });
const inWallet = async () => (await house.as(bola).call(readWallet, {})).body.balanceKobo;
const stateOf = async (id: string) =>
  (await rows<{ state: string }>(house.pool, sql`select state from finance.payment where id = ${id}`))[0]?.state;

describe('paying in does', () => {
  test('begin at the provider, whose page is where it is paid, and says that the money is not real', async () => {
    const input = draft();
    const { status, body } = await start(input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...input, provider: 'sandbox', isSandbox: true, state: 'started', trouble: null });
    expect(body.address).toBe(`http://localhost:3000/sandbox/pay/${input.id}`);
    expect(body.history.map(({ state }) => state)).toEqual(['started']);
  });

  test('put the money into the wallet once it is paid, once', async () => {
    const before = await inWallet();
    const { body } = await start(draft());
    const pressed = await press(body.id, 'paid');
    expect(pressed.body).toEqual({ returnTo: `http://localhost:3000/Auth?payment=${body.id}` });
    const read1 = await read(body.id);
    expect(read1.body).toMatchObject({ state: 'paid', trouble: null });
    expect(read1.body.history.map(({ state }) => state)).toEqual(['started', 'paid']);
    expect((await read(body.id)).body).toEqual(read1.body);
    expect((await inWallet()) - before).toBe(5_000_000);
  });

  test('put it there without anybody coming back, by the queue alone', async () => {
    const { body } = await start(draft());
    const before = await inWallet();
    await press(body.id, 'paid');
    await expect.poll(() => stateOf(body.id), soon).toBe('paid');
    expect((await inWallet()) - before).toBe(5_000_000);
  });

  test('put nothing there when it failed', async () => {
    const before = await inWallet();
    const { body } = await start(draft());
    await press(body.id, 'failed');
    expect((await read(body.id)).body).toMatchObject({ state: 'failed', trouble: null });
    expect(await inWallet()).toBe(before);
  });

  test('happen once, however often one clicks, and however fast', async () => {
    const input = draft();
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => start(input)));
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(clicks.map(({ body }) => body.address)).size).toBe(1);
    const asked = await rows(
      house.pool,
      sql`select 1 from finance.sandbox_order where reference like ${`${input.id}%`}`,
    );
    expect(asked).toHaveLength(1);
  });

  test('survive ten who ask about it at the same moment', async () => {
    const before = await inWallet();
    const { body } = await start(draft());
    await press(body.id, 'paid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(body.id)));
    for (const answer of answers) expect(answer.body.state).toBe('paid');
    expect((await inWallet()) - before).toBe(5_000_000);
  });
});

describe('paying in refuses', () => {
  test.each([
    ['nothing', 0, 'finance.payAmountTooSmall'],
    ['less than nothing', -5_000_000, 'finance.payAmountTooSmall'],
    ['half a kobo', 5_000_000.5, 'finance.payAmountWrong'],
    ['text', '5000000', 'finance.payAmountWrong'],
    ['text with ₦ and commas', '₦50,000', 'finance.payAmountWrong'],
    ['less than fees would eat', 9_999, 'finance.payAmountTooSmall'],
    ['more than goes at once', 1_000_000_001, 'finance.payAmountTooLarge'],
    ['more than can be counted', 2 ** 53, 'finance.payAmountWrong'],
  ])('%s, beside the field', async (_what, amountKobo, says) => {
    const { status, body } = await start(draft({ amountKobo }));
    expect([status, body.errors[0]]).toEqual([400, { field: 'amountKobo', says }]);
  });

  test('the same id for another amount, or by another person', async () => {
    const input = draft();
    await start(input);
    expect((await start({ ...input, amountKobo: 6_000_000 })).body.code).toBe('same-id-other-body');
    expect((await start(input, danjuma as never)).body.code).toBe('same-id-other-body');
    expect((await house.as(danjuma).call(readPayment, { paymentId: input.id })).status).toBe(404);
  });

  test('a manager, who has no wallet', async () => {
    expect((await house.as(chidi).call(startPayment, draft())).status).toBe(403);
  });

  test('a second word on how it ended, but not the same one twice', async () => {
    const { body } = await start(draft());
    expect((await press(body.id, 'failed')).status).toBe(200);
    expect((await press(body.id, 'failed')).status).toBe(200);
    expect((await press(body.id, 'paid')).body.code).toBe('sandbox-decided');
    expect((await press(newId(), 'paid')).status).toBe(404);
  });

  test('everyone while nobody takes payments', async () => {
    const closed = await openHouse({ payments: [] });
    const { status, body } = await closed.as(amina).call(startPayment, draft());
    const pressed = await closed.anyone.call(paySandbox, { reference: newId(), outcome: 'paid' });
    const page = await closed.anyone.send({ method: 'GET', url: `/sandbox/pay/${newId()}` });
    await closed.close();
    expect([status, body.code, pressed.status, page.status]).toEqual([409, 'payments-closed', 404, 404]);
  });

  test('in the database itself, a change of what was asked', async () => {
    const { body } = await start(draft());
    const changes = [
      sql`update finance.payment set amount_kobo = 1 where id = ${body.id}`,
      sql`update finance.payment set payer_id = ${amina.accountId} where id = ${body.id}`,
      sql`delete from finance.payment where id = ${body.id}`,
      sql`delete from finance.money_step where subject_id = ${body.id}`,
    ];
    for (const change of changes) await expect(run(house.pool, change)).rejects.toThrow(/never changed or removed/);
    const free = run(house.pool, sql`update finance.payment set state = 'paid' where id = ${body.id}`);
    await expect(free).rejects.toThrow(/check constraint/);
  });
});

describe('the page of the sandbox', () => {
  test('says that it is not real money, and lets no other site in', async () => {
    const { body } = await start(draft({ amountKobo: 123_456_700 }));
    const page = await house.anyone.send({ method: 'GET', url: new URL(body.address).pathname });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('₦1,234,567');
    expect(page.text).toContain('This is not real money');
    const foreign = { origin: 'https://evil.example' };
    const url = `/api/sandbox/payments/${body.id}`;
    const pressed = await house.anyone.send({ method: 'POST', url, payload: { outcome: 'paid' }, headers: foreign });
    expect(pressed.status).toBe(403);
  });

  test('is not there for a charge nobody made', async () => {
    for (const reference of [newId(), '%00', 'no-reference', 'a'.repeat(500)])
      expect((await house.anyone.send({ method: 'GET', url: `/sandbox/pay/${reference}` })).status).toBe(404);
  });
});
