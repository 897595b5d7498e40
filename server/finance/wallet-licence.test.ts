import { afterAll, describe, expect, test } from 'vitest';
import { askPayout, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordLicence, withdrawLicence } from '@shuka/domain/settings';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { somePaper } from '#world/licences.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';

/* Real money, in a house that has no licence to hold it. */

const paystack = await openPaystack();
const house = await openHouse({ payments: [paystack.provider], licences: [] });
afterAll(async () => {
  await house.close();
  await paystack.close();
});

const { bola, ngozi } = people;

const pay = () => house.as(bola).call(startPayment, { id: newId(), purpose: 'wallet', amountKobo: 5_000_000 });
const payOut = () => house.as(bola).call(askPayout, { id: newId(), amountKobo: 5_000_000, password: bola.password });

const record = (days: object, after: number) => {
  const said = { id: newId(), trade: 'wallets', ...somePaper, ...days, after, password: ngozi.password };
  return house.as(ngozi).call(recordLicence, said);
};

describe('real money goes into no wallet and out of none', () => {
  test('without a licence for wallets', async () => {
    expect([(await pay()).body.code, (await payOut()).body.code]).toEqual(['payments-closed', 'payments-closed']);
  });

  test('under one that is over, or for another trade', async () => {
    await record({ validUntil: '2026-05-31' }, 0);
    await record({ trade: 'investing' }, 0);
    expect([(await pay()).body.code, (await payOut()).body.code]).toEqual(['payments-closed', 'payments-closed']);
  });

  test('but from the day it has one, until that is withdrawn', async () => {
    await record({}, 1);
    expect((await pay()).status).toBe(201);
    expect((await payOut()).body.code).toBe('no-bank-account');
    const said = { id: newId(), trade: 'wallets', reason: 'It ended.', after: 2, password: ngozi.password };
    await house.as(ngozi).call(withdrawLicence, said);
    expect([(await pay()).body.code, (await payOut()).body.code]).toEqual(['payments-closed', 'payments-closed']);
  });
});
