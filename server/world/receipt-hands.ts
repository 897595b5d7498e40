import {
  checkWarehouseReceipt,
  endStorage,
  giveBackReceipt,
  offerReceipt,
  pledgeReceipt,
  type StoredLot,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { lotOf } from './stored.ts';
import { someReceipt } from './warehouse-hands.ts';

const { musa, danjuma } = people;
const { password } = musa;

/** What tests do with a receipt of a hundred kilograms of Musa's in Danjuma's warehouse. */
export const receiptsIn = (house: OpenHouse) => ({
  receipt: async (): Promise<StoredLot> => someReceipt(house, await lotOf(house, 100)),
  pledge: (receiptId: string, lender = 'Kano Microfinance Bank') =>
    house.as(musa).call(pledgeReceipt, { id: newId(), receiptId, lender, amountKobo: 3_000_000, password }),
  offer: (receiptId: string, toCompanyId: string) =>
    house.as(musa).call(offerReceipt, { id: newId(), receiptId, toCompanyId, amountKobo: 4_500_000, password }),
  giveBack: (receiptId: string) => house.as(musa).call(giveBackReceipt, { receiptId, password }),
  end: (receiptId: string, how: 'delivered' | 'cancelled' = 'delivered') =>
    house.as(danjuma).call(endStorage, { receiptId, how, said: 'Musa himself took the bags.' }),
  /** What anyone hears who asks. */
  stateOf: async ({ code }: StoredLot) =>
    (await house.anyone.call(checkWarehouseReceipt, { code: code ?? '' })).body.state,
});
