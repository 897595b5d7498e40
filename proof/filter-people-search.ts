/* How people are found by what is typed: by the proof's own reading of the names, numbers and addresses. */
import { rows, sql } from '@shuka/server/kit/db.ts';
import { held, textOf, typed, type Compare, type Filter, type Item } from './filter-rules.ts';

const small = (item: Item, name: string): string => textOf(item, name).toLowerCase();

const digitsOf = (text: string): string => text.replace(/[\s()-]/g, '').replace(/^0/, '+234');

const isNumber = (text: string): boolean => /^[+\s()-]*\d[+\d\s()-]*$/.test(text);

/** In which of the ways a person is found that the search of admins has; -1 for not at all. */
export const wayOf = (search: string, item: Item): number => {
  const text = search.toLowerCase();
  const [last, first] = [small(item, 'lastName'), small(item, 'firstName')];
  if (search === '') return 0;
  if (isNumber(search)) return textOf(item, 'phone').startsWith(digitsOf(search)) ? 0 : -1;
  if (search.includes('@')) return small(item, 'email').startsWith(text) ? 0 : -1;
  const [head = '', ...tail] = text.split(/\s+/);
  const rest = tail.join(' ');
  const ways = [
    last.startsWith(text),
    first.startsWith(text),
    ...(rest === ''
      ? [small(item, 'email').startsWith(text)]
      : [last.startsWith(head) && first.startsWith(rest), last.startsWith(rest) && first.startsWith(head)]),
  ];
  return ways.indexOf(true);
};

/** What orders the people of one way. */
const keyOf = (search: string, item: Item): readonly string[] => {
  const id = textOf(item, 'accountId');
  const [last, first] = [small(item, 'lastName'), small(item, 'firstName')];
  if (isNumber(search)) return [textOf(item, 'phone'), '', id];
  if (search.includes('@')) return [textOf(item, 'email'), '', id];
  const way = wayOf(search, item);
  if (way === 1) return [first, last, id];
  return way === 2 && !/\s/.test(search) ? [textOf(item, 'email'), '', id] : [last, first, id];
};

export const byWay =
  (search: string): Compare =>
  (one, other) => {
    const away = wayOf(search, one) - wayOf(search, other);
    if (away !== 0) return away;
    const [keys, others] = [keyOf(search, one), keyOf(search, other)];
    const place = keys.findIndex((key, at) => key !== others[at]);
    return place === -1 ? 0 : (keys[place] ?? '') < (others[place] ?? '') ? -1 : 1;
  };

const nameSearches = typed('firstName', 'lastName');

/** Beginnings of numbers as people write them, and both names either way about. */
export const peopleSearches = (items: readonly Item[]): readonly string[] => {
  const [known] = items.filter((item) => textOf(item, 'phone').startsWith('+234'));
  const [named] = items.filter((item) => !textOf(item, 'lastName').includes(' '));
  const phone = textOf(known ?? {}, 'phone');
  const both = [textOf(named ?? {}, 'firstName'), textOf(named ?? {}, 'lastName')];
  return [
    ...nameSearches(items),
    phone.slice(0, 9),
    phone.replace('+234', '0'),
    both.join(' '),
    both.toReversed().join(' '),
    ...held((item) => [textOf(item, 'email')], 'nobody@')(items).slice(-2),
  ].filter((text) => text.trim() !== '');
};

/** By the beginning of a name or a number, also where the list does not show the number. */
export const nameOrNumber = (id: string): Filter => ({
  keeps: async (search, { house }) => {
    const found = await rows<{ id: string; first: string; last: string; phone: string | null }>(
      house.pool,
      sql`select id, lower(first_name) as first, lower(last_name) as last, phone from accounts.account`,
    );
    const text = search.toLowerCase();
    const isPhone = isNumber(search);
    const kept = found.filter(
      ({ first, last, phone }) =>
        first.startsWith(text) || last.startsWith(text) || (isPhone && phone?.startsWith(digitsOf(search)) === true),
    );
    const ids = new Set(kept.map((one) => one.id));
    return (item) => ids.has(textOf(item, id));
  },
  values: peopleSearches,
});
