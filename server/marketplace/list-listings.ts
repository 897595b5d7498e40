import { cropWord, listListings as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { demandStateOf } from './demand-state-of.ts';
import { findOpenListings } from './listing-list-store.ts';
import { showListings } from './show-listings.ts';

export const listListings = handle(contract, async (asked, { db, clock }) => {
  const { crop = '', stateCode = '', lga = '', day = null, order = 'newest', after, limit } = asked;
  demandStateOf(lga, stateCode);
  const size = limitOf(limit);
  const [kobo = '0', id] = cursorParts(after, ['number', 'id']) ?? [];
  const found = await findOpenListings(db, {
    crop: crop === '' ? '' : cropWord(crop),
    stateCode,
    lga,
    day,
    today: dayOf(clock.now()),
    order,
    after: id === undefined ? null : { id, kobo: Number(kobo) },
    limit: size + 1,
  });
  const { items, next } = cutPage(found, size, (one) => [String(one.koboPerKilogram), one.id]);
  return { items: await showListings(db, items, clock.now()), next };
});
