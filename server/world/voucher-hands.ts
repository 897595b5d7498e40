import { issueVoucher, type ShelfGood, type Voucher } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import { someGood } from './input-hands.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

type Good = Pick<ShelfGood, 'id' | 'priceKobo'>;

/** Two months after the clock of a test begins. */
const expiresOn = '2026-08-01';

const usual = { keeperId: people.amina.accountId, companyId: mill.companyId, packs: 1, expiresOn };

/** A voucher of some packs of one good at the mill for Amina, if nothing else is said. */
export const voucherDraft = ({ id: goodId, priceKobo }: Good, more: Partial<typeof usual> = {}) => {
  const { packs, ...rest } = { ...usual, ...more };
  return { ...rest, id: newId(), programme: 'Kano State seed support', lines: [{ goodId, packs, priceKobo }] };
};

/** Issues a voucher, of a good of its own if none is given. */
export const someVoucher = async (
  house: OpenHouse,
  good?: Good,
  more: Partial<typeof usual> = {},
): Promise<Voucher> => {
  const of = good ?? (await someGood(house, more.companyId));
  const { status, body, text } = await house.as(people.chidi).call(issueVoucher, voucherDraft(of, more));
  if (status !== 201) throw new Error(`The voucher was not issued: ${text}`);
  return body;
};
