import { listPeople as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { findByWay, waysOf, type FoundPerson, type PageAfter } from './people-search-store.ts';

type Placed = FoundPerson & { readonly place: number };

const withoutKeys = ({ place: _place, first: _first, second: _second, ...person }: Placed) => person;

/** Goes through the ways somebody may be meant until the page is full; a cursor says in which it stopped. */
export const listPeople = handle(contract, async ({ role, state, search = '', after, limit }, { db }) => {
  const size = limitOf(limit);
  const ways = waysOf(search);
  const parts = cursorParts(after, ['number', 'text', 'text', 'id']);
  const begun = Number(parts?.[0] ?? 0);
  const found: Placed[] = [];
  for (let place = begun; place < ways.length && found.length <= size; place += 1) {
    const key: PageAfter = parts === null || place > begun ? null : [parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''];
    const query = { role, state, after: key, limit: size + 1 - found.length };
    for (const person of await findByWay(db, ways, place, query)) found.push({ ...person, place });
  }
  const { items, next } = cutPage(found, size, ({ place, first, second, accountId }) => [
    String(place),
    first,
    second,
    accountId,
  ]);
  return { items: items.map(withoutKeys), next };
});
