import { listOffers as contract } from '@shuka/domain/investments';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { countPublished, findPublished } from './offer-list-store.ts';
import { showOfferCards } from './show-offer.ts';

export const listOffers = handle(contract, async ({ state, crop, risk, mostMonths, open, after, limit }, context) => {
  const { db } = context;
  const size = limitOf(limit);
  const months = mostMonths === undefined ? undefined : Number(mostMonths);
  const filter = { isOpen: open !== 'all', stateCode: state, crop, risk, mostMonths: months };
  const [publishedAt, id] = cursorParts(after, ['moment', 'id']) ?? [];
  const from = publishedAt === undefined || id === undefined ? null : ([publishedAt, id] as const);
  const counts = await countPublished(db, filter);
  const found = await findPublished(db, filter, { after: from, limit: size + 1 }, counts);
  const { items, next } = cutPage(found, size, (offer) => [offer.publishedAt ?? '', offer.id]);
  return { items: await showOfferCards(context, items), next, total: counts.total };
});
