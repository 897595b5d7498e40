import { looksLikePhone } from '@shuka/domain/kit/phone.ts';
import { findAccount, findFarmerIdsOfPhone, findHolderOfCard, readPhone } from '#accounts';
import type { Db } from '#kit/db.ts';

/** As it is printed, in groups and in any case. */
const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

const phoneOf = (typed: string): string | null => {
  try {
    return readPhone(typed);
  } catch {
    return null; // it only looked like a number: whoever has it is a walk-in
  }
};

/** The one farmer with a number; null where nobody has it, or several of a household. */
const ofPhone = async (db: Db, typed: string): Promise<string | null> => {
  const phone = looksLikePhone(typed) ? phoneOf(typed) : null;
  const [only = null, ...more] = phone === null ? [] : await findFarmerIdsOfPhone(db, phone);
  return more.length > 0 ? null : only;
};

const ifFarmer = async (db: Db, accountId: string | null) => {
  const account = accountId === null ? null : await findAccount(db, accountId);
  return account !== null && account.state === 'active' && account.roles.includes('farmer') ? account : null;
};

type Shown = { readonly keeperId: string | null; readonly cardCode: string; readonly phone: string };

/** The farmer who brings something: by their account, else their card, else their number; null for a walk-in. */
export const findKeeper = async (db: Db, { keeperId, cardCode, phone }: Shown) =>
  (await ifFarmer(db, keeperId)) ??
  (await ifFarmer(db, cardCode === '' ? null : await findHolderOfCard(db, plainCode(cardCode)))) ??
  (await ifFarmer(db, await ofPhone(db, phone)));
