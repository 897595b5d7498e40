/*
 * Every list with a filter or a sort, as each person of the matrix reads it: with nothing asked, every value of a filter, and
 * filters by twos. What is told must be the items of the widest list that the hand-written table keeps, in its order.
 */
import { run, sql, rows } from '@shuka/server/kit/db.ts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { pathParameters } from '@shuka/domain/kit/endpoint.ts';
import { contracts } from '@shuka/server/app/try-cell.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { openHouse } from '@shuka/server/world/open-house.ts';
import { choicesOf, fieldsOf } from './filter-choices.ts';
import { readersOf, type Reader } from './filter-readers.ts';
import { readList, type Told } from './filter-reads.ts';
import type { Asked, Item, Keeps, ListRule, Look } from './filter-rules.ts';
import { makeDiffer } from './filter-variety.ts';
import { doEverything } from './filter-world.ts';
import { listsOfDesks } from './filters-desk.ts';
import { listsOfLibrary } from './filters-library.ts';
import { listsOfMoney } from './filters-money.ts';
import { listsOfPeople } from './filters-people.ts';
import { listsOfTrade } from './filters-trade.ts';

export const rules: Readonly<Record<string, ListRule>> = {
  ...listsOfPeople,
  ...listsOfMoney,
  ...listsOfTrade,
  ...listsOfDesks,
  ...listsOfLibrary,
};

/** What the parameters of a list are, but for the page and what stands in its path. */
const parametersOf = (contract: Contract): string[] =>
  fieldsOf(contract.input).filter(
    (name) =>
      !['after', 'limit', ...pathParameters(contract.path)].includes(name) &&
      !Object.values(contract.headers ?? {}).includes(name),
  );

/** The lists of this house that can be asked for more than a page. */
export const listsWithFilters = (known: ReadonlyMap<string, Contract> = contracts): [string, Contract][] =>
  [...known].filter(
    ([, contract]) =>
      contract.method === 'GET' && fieldsOf(contract.output).includes('items') && parametersOf(contract).length > 0,
  );

/** A sentence for each parameter that the table does not name, and each that it names and no list has. */
export const withoutRule = (lists: readonly [string, Contract][]): string[] => [
  ...lists.flatMap(([operation, contract]) => {
    const rule = rules[operation];
    const named = [...(rule?.of ?? []), ...Object.keys(rule?.filters ?? {})];
    const asked = parametersOf(contract);
    return [
      ...asked.filter((name) => !named.includes(name)).map((name) => `${operation}: no rule says what ${name} keeps`),
      ...named.filter((name) => !asked.includes(name)).map((name) => `${operation}: has no ${name}`),
    ];
  }),
  ...Object.keys(rules)
    .filter((operation) => !lists.some(([name]) => name === operation))
    .map((operation) => `${operation}: is no list with filters`),
];

/** What is kept where this is asked. */
const keepsOf = async (rule: ListRule, asked: Asked, look: Look): Promise<Keeps> => {
  const kept: Keeps[] = [];
  for (const [name, filter] of Object.entries(rule.filters)) {
    const value = asked[name];
    const keeps = value === undefined ? await filter.unasked?.(look) : await filter.keeps(value, look);
    if (keeps !== undefined) kept.push(keeps);
  }
  return (item) => kept.every((keeps) => keeps(item));
};

/** The ids that may be told, in their order. */
export const allowedOf = async (
  rule: ListRule,
  asked: Asked,
  look: Look,
  widest: readonly Item[],
): Promise<readonly string[]> => {
  if (rule.exact !== undefined) return rule.exact(asked, look);
  const kept = widest.filter(await keepsOf(rule, asked, look));
  const compare = await rule.order(asked, look, widest);
  return (compare === null ? kept : kept.toSorted(compare)).map((item) => rule.idOf(item));
};

/** A sentence where what was told is not what may be told, item by item; null where it is. */
export const unlike = (what: string, told: readonly string[], allowed: readonly string[]): string | null => {
  const more = told.filter((id) => !allowed.includes(id));
  const less = allowed.filter((id) => !told.includes(id));
  if (more.length + less.length + Math.abs(told.length - allowed.length) > 0)
    return `${what}: ${told.length} told and ${allowed.length} allowed; too much ${more.slice(0, 3).join()}, missing ${less.slice(0, 3).join()}`;
  const place = told.findIndex((id, at) => id !== allowed[at]);
  return place === -1 ? null : `${what}: out of order at ${place}: ${told[place]}`;
};

export type FilterFound = {
  lists: number;
  readers: number;
  compared: number;
  /** Comparisons with something told and something left out. */
  parting: number;
  /** Parameters of lists, and those of them of which some value parted a list. */
  parameters: Set<string>;
  parted: Set<string>;
  wrong: string[];
};

const wordsOf = (asked: Asked): string =>
  Object.entries(asked)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || 'nothing asked';

/** What an order must show to be tried: two items at least. */
const isParted = (told: number, widest: number): boolean => told > 0 && told < widest;

type Read = (asked: Asked) => Promise<Told>;

const tryOne = async (what: string, rule: ListRule, look: Look, read: Read, widest: readonly Item[], asked: Asked) => {
  const { items, total } = await read(asked);
  const known = rule.isNewer === undefined ? items : items.filter((item) => rule.isNewer?.(item, widest) !== true);
  const allowed = await allowedOf(rule, asked, look, widest);
  const told = known.map((item) => rule.idOf(item));
  // What is counted by the proof has no order of its own to be held against.
  const [one, other] = rule.exact === undefined ? [told, allowed] : [told.toSorted(), allowed.toSorted()];
  const words = `${what}, ${wordsOf(asked)}`;
  const wrong = unlike(words, one, other);
  const miscounted = rule.hasTotal === true && total !== allowed.length ? `${words}: says ${total} in all` : null;
  return { told: told.length, wrong: [wrong, miscounted].flatMap((found) => found ?? []) };
};

/** The widest list of a reader: what several questions bring together, each item once. */
const widestOf = async (rule: ListRule, read: Read): Promise<Item[]> => {
  const found = new Map<string, Item>();
  for (const asked of rule.widest ?? [{}])
    for (const item of (await read(asked)).items) found.set(rule.idOf(item), item);
  return [...found.values()];
};

const tryReader = async (reader: Reader, rule: ListRule, found: FilterFound): Promise<void> => {
  const { contract, look, browser, what } = reader;
  const required = rule.widest?.[0] ?? {};
  const base = parametersOf(contract).some((name) => name in required && !isOptional(contract, name)) ? required : {};
  await rule.prepare?.(look);
  const read: Read = (asked) => readList(browser, contract, { ...look.of, ...asked });
  const widest = await widestOf(rule, read);
  if (rule.whole !== undefined) {
    const all = (await rows<{ id: string }>(look.house.pool, rule.whole(look))).map(({ id }) => String(id));
    const told = widest.map((item) => rule.idOf(item));
    const wrong = unlike(`${what}, against the tables`, told.toSorted(), all.toSorted());
    if (wrong !== null) found.wrong.push(wrong);
  }
  const { questions, parting } = await choicesOf(contract, rule, look, widest);
  for (const name of parting) found.parted.add(`${reader.operation} ${name}`);
  for (const asked of questions) {
    const one = { ...base, ...asked };
    if (rule.mayAsk?.(one) === false) continue;
    const tried = await tryOne(what, rule, look, read, widest, one);
    found.compared += 1;
    found.wrong.push(...tried.wrong);
    if (isParted(tried.told, widest.length)) found.parting += 1;
  }
};

const isOptional = (contract: Contract, name: string): boolean =>
  (contract.input as unknown as { def: { shape: Record<string, { def: { type: string } }> } }).def.shape[name]?.def
    .type === 'optional';

/** Tries all lists with filters, or those whose operation has `only` in it, in a house where much was done. */
export const tryFilters = async (only = ''): Promise<FilterFound & { done: number }> => {
  const house: OpenHouse = await openHouse({ checksAnswers: false });
  const lists = listsWithFilters();
  const found: FilterFound = {
    lists: 0,
    readers: 0,
    compared: 0,
    parting: 0,
    parameters: new Set(),
    parted: new Set(),
    wrong: withoutRule(lists),
  };
  const done = await doEverything(house);
  await makeDiffer(house);
  for (const [operation, contract] of lists.filter(([name]) => name.includes(only))) {
    const rule = rules[operation];
    if (rule === undefined) continue;
    found.lists += 1;
    for (const name of Object.keys(rule.filters)) found.parameters.add(`${operation} ${name}`);
    for await (const reader of readersOf(house, operation, contract, rule)) {
      found.readers += 1;
      await run(house.pool, sql`delete from kit.throttle`);
      await tryReader(reader, rule, found).catch((error: unknown) =>
        found.wrong.push(`${reader.what}: ${String(error)}`),
      );
    }
  }
  found.wrong.push(...house.errors.map(({ what, words }) => `an error in the log: ${words} ${String(what['error'])}`));
  await house.close();
  return { ...found, done };
};
