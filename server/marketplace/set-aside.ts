import { businessWithOffers, saveBusiness } from '@shuka/domain/marketplace';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { withPhone } from './business-phone.ts';
import { holdBusiness, updateBusiness } from './store.ts';

const setBusinessChangeAside = async (
  { keeperId, becomes }: InputOf<typeof saveBusiness>,
  context: Context,
): Promise<void> => {
  const held = await holdBusiness(context.db, keeperId);
  if (held === null) return;
  const speaker = { accountId: viewerOf(context).accountId, now: context.clock.now(), saidBy: held.saidBy };
  const business = businessWithOffers(held.business, withPhone(becomes), speaker);
  if (business !== null) await updateBusiness(context.db, business, held.saidBy);
};

/** By act: how a change is kept that its maker may not make any more, for those who look after the farmer now to choose. */
export const setAside = { [saveBusiness.name]: setBusinessChangeAside };
