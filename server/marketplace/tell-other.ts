import { costOf, type PurchaseAct, type Side } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { kilogramsLeft } from '@shuka/domain/lots';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { tellPerson } from '#accounts';
import { findCompanyNames } from '#relations';
import type { Context } from '#kit/context.ts';
import { nameById } from './name-by-id.ts';
import type { PurchaseRow } from './purchase-store.ts';

type Told = {
  readonly act: PurchaseAct;
  readonly side: Side;
  readonly grams: number | null;
  readonly kobo: number | null;
  readonly text: string;
};

/** Tells the side that did not act, in its language, what the other did with an order. Who a farmer is, no refusal tells. */
export const tellOther = async (context: Context, purchase: PurchaseRow, told: Told): Promise<void> => {
  const { db } = context;
  const { companyId, keeperId, placedBy, crop, koboPerKilogram, totalKobo, day } = purchase;
  const { act, side, kobo, text: reason } = told;
  const grams = told.grams ?? purchase.grams;
  const names = await findCompanyNames(db, [companyId]);
  const nameOf = await nameById(db, [keeperId]);
  await tellPerson(context, side === 'buyer' ? keeperId : placedBy, `sms.purchase.${act}`, (language) => ({
    company: names.get(companyId) ?? '',
    seller: nameOf(keeperId),
    crop,
    kilograms: kilogramsLeft(grams),
    price: formatNaira(koboPerKilogram),
    total: formatNaira(act === 'counted' ? costOf(grams, koboPerKilogram) : totalKobo),
    amount: formatNaira(kobo ?? 0),
    date: formatDate(day, language),
    reason,
    side,
  }));
};
