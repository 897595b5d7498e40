import { afterAll, describe, expect, test } from 'vitest';
import {
  checkWarehouseReceipt,
  endStorage,
  giveBackReceipt,
  pledgeReceipt,
  readReceiptDocument,
  type StoredLot,
} from '@shuka/domain/processing';
import { recordLicence, withdrawLicence } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { somePaper } from '#world/licences.ts';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';
import { lotOf } from '#world/stored.ts';
import { someReceipt } from '#world/warehouse-hands.ts';

/* A house of real money, which issues warehouse receipts under a licence alone. */

const paystack = await openPaystack();
const house = await openHouse({ payments: [paystack.provider] });
afterAll(async () => {
  await house.close();
  await paystack.close();
});

const { musa, danjuma, ngozi } = people;
const trade = 'warehouse-receipts';
const stored = async () => someReceipt(house, await lotOf(house, 100));
const pagesOf = async ({ id }: StoredLot) =>
  readPages((await house.as(musa).call(readReceiptDocument, { receiptId: id })).bytes).join('\n');

describe('without a licence for warehouse receipts', () => {
  test('a mill keeps a plain record, which says that it is no receipt, and which nobody pledges', async () => {
    const record = await stored();
    expect([record.paper.kind, record.paper.licence, record.code, record.checkUrl]).toEqual([
      'record',
      null,
      null,
      null,
    ]);
    const pages = await pagesOf(record);
    expect(pages).toContain('This is not a warehouse receipt');
    expect(pages).not.toContain('How to check');
    const { password } = musa;
    const pledge = { id: newId(), receiptId: record.id, lender: 'A Bank', amountKobo: 1, password };
    expect((await house.as(musa).call(pledgeReceipt, pledge)).body.code).toBe('not-a-receipt');
    await house.as(musa).call(giveBackReceipt, { receiptId: record.id, password });
    const ended = { receiptId: record.id, how: 'delivered', said: 'Musa took it.' } as const;
    expect((await house.as(danjuma).call(endStorage, ended)).body.state).toBe('released');
  });
});

describe('under a licence for warehouse receipts', () => {
  test('receipts name it; when it is withdrawn those that are out stay, and new goods have records', async () => {
    const { password } = ngozi;
    await house.as(ngozi).call(recordLicence, { id: newId(), trade, ...somePaper, after: 0, password });
    const receipt = await stored();
    const { holder, number, issuer } = somePaper;
    expect(receipt.paper).toMatchObject({ kind: 'receipt', isPractice: false, licence: { holder, number, issuer } });
    expect(await pagesOf(receipt)).toContain(number);
    const said = { id: newId(), trade, reason: 'It ended.', after: 1, password };
    await house.as(ngozi).call(withdrawLicence, said);
    expect((await stored()).paper.kind).toBe('record');
    const { body } = await house.anyone.call(checkWarehouseReceipt, { code: receipt.code ?? '' });
    expect(body).toMatchObject({ isGenuine: true, isPractice: false, licence: `${number}, ${issuer}` });
  });
});
