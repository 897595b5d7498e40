import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPayment, readWallet } from '@shuka/domain/finance';
import { cancelHolding, closeOffer, pledgeMoney, listHoldings, payHolding, readOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordLicence, withdrawLicence } from '@shuka/domain/settings';
import { findViolations } from '#finance';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { amountKobo, openBolaPays, told } from '#world/bola-pays.ts';
import { somePaper } from '#world/licences.ts';
import { offersIn } from '#world/offer-life.ts';
import { startAll } from './holding-jobs.ts';

/* Real money, which the house may take from investors under a licence alone. */

const { house, start, close, begin, becomes, hear, movesOf } = await openBolaPays();
beforeAll(start);
afterAll(close);

const { amina, bola, ngozi } = people;
const licence = { trade: 'investing', ...somePaper, password: ngozi.password };
const soon = { timeout: 20_000, interval: 50 };

let offerId = '';

beforeAll(async () => {
  offerId = (await offersIn(house).published({ terms: { goalKobo: 50_000_000, leastKobo: 1_000_000 } })).id;
});

beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const pledge = () => house.as(bola).call(pledgeMoney, { id: newId(), offerId, amountKobo, hasReadTerms: true });
const pay = (holdingId: string) => house.as(bola).call(payHolding, { holdingId });
const inWallet = async () => (await house.as(bola).call(readWallet, {})).body.balanceKobo;
const offerNow = async () => (await house.as(ngozi).call(readOffer, { offerId })).body;

/** ₦50,000 by Paystack, whose word comes before Bola is back from its page. */
const topUp = async (): Promise<string> => {
  const id = await begin();
  becomes(id);
  expect((await hear(told(id))).status).toBe(200);
  await expect.poll(async () => (await movesOf(id)).length, soon).toBe(1);
  return id;
};

describe('without a licence for investing', () => {
  test('the house notes the interest, and takes neither room nor money', async () => {
    await topUp();
    const { status, body } = await pledge();
    expect([status, body.state, body.status, body.payBy]).toEqual([201, 'interest', 'pending', null]);
    expect(await offerNow()).toMatchObject({ takesMoney: false, takenKobo: 0, paidKobo: 0, investors: 0 });
    const paid = await pay(body.id);
    expect([paid.status, paid.body.code]).toEqual([409, 'investing-closed']);
    expect(await inWallet()).toBe(amountKobo);
    const listed = await house.as(bola).call(listHoldings, { status: 'pending' });
    expect([listed.body.total, listed.body.items[0]?.state]).toEqual([1, 'interest']);
    expect((await house.as(bola).call(cancelHolding, { holdingId: body.id })).body.state).toBe('cancelled');
  });
});

describe('under a licence for investing', () => {
  beforeAll(async () => {
    await house.as(ngozi).call(recordLicence, { ...licence, id: newId(), after: 0 });
  });

  test('what Paystack told of before Bola came back pays for a pledge, and coming back adds nothing', async () => {
    const before = await inWallet();
    const paymentId = await topUp();
    const { body } = await pledge();
    expect(body.state).toBe('pledged');
    expect((await pay(body.id)).body.state).toBe('paid');
    const back = await house.as(bola).call(readPayment, { paymentId });
    expect([back.body.state, back.body.trouble]).toEqual(['paid', null]);
    expect((await movesOf(paymentId)).length).toBe(1);
    expect(await inWallet()).toBe(before);
    expect(await offerNow()).toMatchObject({ takesMoney: true, takenKobo: amountKobo, paidKobo: amountKobo });
    const escrow = await rows(
      house.pool,
      sql`select money, balance_kobo as kobo from finance.ledger_account where key = ${offerId}`,
    );
    expect(escrow).toEqual([{ money: 'real', kobo: amountKobo }]);
  });

  test('that is withdrawn nothing more goes in, but what was put in goes back', async () => {
    await topUp();
    const before = await inWallet();
    const second = (await pledge()).body.id;
    await pay(second);
    const waiting = (await pledge()).body.id;
    const said = { id: newId(), trade: 'investing', reason: 'It ended.', after: 1, password: ngozi.password };
    expect((await house.as(ngozi).call(withdrawLicence, said)).status).toBe(201);
    expect((await pay(waiting)).body.code).toBe('investing-closed');
    expect((await pledge()).body.state).toBe('interest');
    for (const holdingId of [second, waiting])
      expect((await house.as(bola).call(cancelHolding, { holdingId })).body.state).toBe('cancelled');
    expect(await inWallet()).toBe(before);
    expect(await offerNow()).toMatchObject({ takenKobo: amountKobo, paidKobo: amountKobo, investors: 1 });
  });

  test('that is withdrawn an offer does not begin, until there is one again', async () => {
    await house.as(amina).call(closeOffer, { offerId, reason: '' });
    house.clock.move({ hours: 49 });
    const admin = await house.signIn(ngozi);
    const stateNow = async () => (await admin.call(readOffer, { offerId })).body.state;
    await startAll(house.services);
    expect(await stateNow()).toBe('closed');
    await admin.call(recordLicence, { ...licence, id: newId(), after: 2 });
    await startAll(house.services);
    expect(await stateNow()).toBe('running');
    expect((await findViolations(house.pool)).isRight).toBe(true);
    expect(house.errors).toEqual([]);
  });
});
