/* What the table of lists is written with: which items a filter keeps, and in which order they stand. */
import { rows, type Query } from '@shuka/server/kit/db.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';

export type Item = Readonly<Record<string, unknown>>;

/** What a list is asked for besides whose it is. */
export type Asked = Readonly<Record<string, string>>;

/** A list as one person reads it; `of` is the part of its input that says whose list it is. */
export type Look = {
  readonly house: OpenHouse;
  readonly accountId: string;
  readonly of: Readonly<Record<string, unknown>>;
};

export type Keeps = (item: Item) => boolean;

export type Compare = (one: Item, other: Item) => number;

type Soon<Value> = Value | Promise<Value>;

export type Filter = {
  /** Puts in order instead of leaving out. */
  readonly isSort?: true;
  /** Which items a value keeps, by what is shown of them or by SQL of the proof. */
  readonly keeps: (value: string, look: Look) => Soon<Keeps>;
  /** Which stand where nothing is asked; all, unless said. */
  readonly unasked?: (look: Look) => Soon<Keeps>;
  /** The values to try; those of the contract where it names them. */
  readonly values?: (items: readonly Item[], look: Look) => Soon<readonly string[]>;
};

export type ListRule = {
  /** What an item is known by. */
  readonly idOf: (item: Item) => string;
  /** Parameters that say whose list it is: who may ask for which is a matter of the matrix. */
  readonly of?: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /** What to ask for everything; several where no one answer has it all. */
  readonly widest?: readonly Asked[];
  /** How what was asked is ordered; null where what is shown does not tell, and it stays in the order of the widest. */
  readonly order: (asked: Asked, look: Look, items: readonly Item[]) => Soon<Compare | null>;
  /** The ids, as `id`, of all that this person may be told, from the tables. */
  readonly whole?: (look: Look) => Query;
  /** Where the list tells how many it has. */
  readonly hasTotal?: true;
  /** What may be asked at all; a pair of days that ends before it begins may not. */
  readonly mayAsk?: (asked: Asked) => boolean;
  /** Puts rows into a list of this reader that has few. */
  readonly prepare?: (look: Look) => Promise<void>;
  /** What was not there yet when the widest list was read. */
  readonly isNewer?: (item: Item, widest: readonly Item[]) => boolean;
  /** Of a list of figures, which no item tells by itself: all of them, by SQL. */
  readonly exact?: (asked: Asked, look: Look) => Promise<readonly string[]>;
};

export const all: Keeps = () => true;

export const textOf = (item: Item, name: string): string => String(item[name] ?? '');

/** A text that nothing in any house is called. */
export const unheardOf = 'zzqqzz';

const mostValues = 4;

/** Some of what a list itself holds, and what it does not. */
export const held =
  (told: (item: Item) => readonly string[], none: string = unheardOf) =>
  (items: readonly Item[]): readonly string[] => [
    ...[...new Set(items.flatMap(told))].filter((value) => value !== '').slice(0, mostValues),
    none,
  ];

/** The field of this name is the value; the contract names the values. */
export const isField = (name: string): Filter => ({ keeps: (value) => (item) => textOf(item, name) === value });

/** The same where the values are those that the list holds. @param none a value that is well formed and nothing has. */
export const isHeld = (name: string, none?: string): Filter => ({
  ...isField(name),
  values: held((item) => [textOf(item, name)], none),
});

/** A state of the country; '' asks for any. */
export const inState: Filter = {
  keeps: (value) => (item) => value === '' || item['stateCode'] === value,
  values: (items) => ['', ...held((item) => [textOf(item, 'stateCode')], 'ZZ')(items)],
};

const lower = (text: string): string => text.toLowerCase();

/** What stands for any letters in SQL stands for itself in a search. */
const signs = ['%', '_', '\\', '-'] as const;

/** What people would type to find some of a list by these fields: beginnings, in other letters, whole, and what is no name. */
export const typed =
  (...fields: readonly string[]) =>
  (items: readonly Item[]): readonly string[] => {
    const known = [...new Set(items.flatMap((item) => fields.map((name) => textOf(item, name))))].filter(
      (text) => text.length > 3,
    );
    const [first = 'abc', last = 'abc'] = [known[0], known.at(-1)];
    return [
      ...new Set([first.slice(0, 3), last.slice(0, 2).toUpperCase(), last, first.slice(1, 4), unheardOf, ...signs]),
    ]
      .map((text) => text.trim())
      .filter((text) => text !== '');
  };

/** One of the fields begins with what is searched for. */
export const begins = (...fields: readonly string[]): Filter => ({
  keeps: (value) => (item) => fields.some((name) => lower(textOf(item, name)).startsWith(lower(value))),
  values: typed(...fields),
});

/** What is searched for stands somewhere in what this tells of an item. */
export const stands = (told: (item: Item) => string, ...fields: readonly string[]): Filter => ({
  keeps: (value) => (item) => lower(told(item)).includes(lower(value)),
  values: typed(...fields),
});

/** A day from this field on, or until it. */
export const spanOf = (name: string, side: 'from' | 'to'): Filter => ({
  keeps: (value) => (item) => (side === 'from' ? textOf(item, name) >= value : textOf(item, name) <= value),
  values: held((item) => [textOf(item, name)], side === 'from' ? '2030-01-01' : '2001-01-01'),
});

/** Ids, as `id`, that SQL of the proof finds. */
export const idsOf = async ({ house }: Look, query: Query): Promise<ReadonlySet<string>> =>
  new Set((await rows<{ id: string }>(house.pool, query)).map(({ id }) => String(id)));

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '') < String(other ?? '') ? -1 : 1;
};

/** By these fields, the first that differs; `-id` from the last to the first. */
export const by =
  (...fields: readonly string[]): Compare =>
  (one, other) => {
    for (const field of fields) {
      const name = field.replace(/^-/, '');
      const found = compare(one[name], other[name]);
      if (found !== 0) return field.startsWith('-') ? -found : found;
    }
    return 0;
  };

/** A day in Nigeria of a moment. */
export const lagosDay = (moment: string): string => new Date(Date.parse(moment) + 3_600_000).toISOString().slice(0, 10);

/** The order of SQL of the proof, which tells `id`, where what is shown does not tell it or the database has one of its own. */
export const placed =
  (idName: string, query: Query): ListRule['order'] =>
  async (_asked, { house }) => {
    const found = await rows<{ id: string }>(house.pool, query);
    const places = new Map(found.map(({ id }, place) => [id, place]));
    return (one, other) => (places.get(textOf(one, idName)) ?? -1) - (places.get(textOf(other, idName)) ?? -1);
  };
