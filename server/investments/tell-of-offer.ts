import { findAccount, tellOwner, type OfferAbout } from '#accounts';
import type { Context } from '#kit/context.ts';
import type { OfferRow } from './offer-store.ts';

/** Writes to somebody about an offer, once what happened is done. @param reason what whoever did it says. */
export const tellOfOffer = async (
  context: Context,
  accountId: string,
  about: OfferAbout,
  { terms }: OfferRow,
  reason = '',
): Promise<void> => {
  const account = await findAccount(context.db, accountId);
  if (account !== null) tellOwner(context, account, about, { title: terms.title, reason });
};
