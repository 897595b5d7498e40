import { listOffersByState as contract } from '@shuka/domain/investments';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findByState } from './offer-list-store.ts';
import { showOfferCards } from './show-offer.ts';

export const listOffersByState = handle(contract, async ({ state, after, limit }, context) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findByState(context.db, state, from, size + 1), size, ({ id }) => [id]);
  return { items: await showOfferCards(context, items), next };
});
