import { epcisLimits, type Beginning, type Trace } from '@shuka/domain/traceability';
import type { Db } from '#kit/db.ts';
import { findLinks, findThings, type Link, type Linked } from './trace-columns.ts';
import type { Direction } from './trace-store.ts';

/** A thing may come from many: so many links a trace looks at and no more. */
const mostLinks = 5 * epcisLimits.mostTraced;

/** What nobody named of what went into a job has an address of its own. */
const isUnnamed = ({ thing }: Linked): boolean => /\/unnamed\/[^/]*$/.test(thing);

const beganAs = (one: Linked): Beginning => {
  if (isUnnamed(one)) return 'unknown';
  return one.isOfFarm ? 'farm' : 'company';
};

type Asked = { readonly direction: Direction; readonly ownerId: string };

/** Each thing of the links once, the start first and what is nearest next; no more than may be shown. */
const placesOf = (start: number, links: readonly Link[], direction: Direction): Map<number, number> => {
  const places = new Map([[start, 0]]);
  for (const [from, to] of links) {
    const next = direction === 'back' ? from : to;
    if (!places.has(next) && places.size < epcisLimits.mostTraced) places.set(next, places.size);
  }
  return places;
};

/** What is shown of a thing, written out: ten thousand copies by a loop over their names take a third of a trace. */
const shownThing = (one: Linked, began: Beginning | null): Trace['things'][number] => ({
  thing: one.thing,
  name: one.name,
  place: one.place,
  kind: one.kind,
  madeGrams: one.madeGrams,
  leftGrams: one.leftGrams,
  bornAt: one.bornAt,
  endedAt: one.endedAt,
  recalledAt: one.recalledAt,
  isOurs: one.isOurs,
  began,
});

/** In two halves at once: the database has more than one core, and what came first is taken apart while the rest is found. */
const findAll = async (db: Db, numbers: readonly number[], ownerId: string): Promise<readonly Linked[]> => {
  const middle = Math.ceil(numbers.length / 2);
  const halves = [numbers.slice(0, middle), numbers.slice(middle)].filter(({ length }) => length > 0);
  return (await Promise.all(halves.map((half) => findThings(db, half, ownerId)))).flat();
};

/** A thing with all it came from or became, as somebody sees it whose own things are those of `ownerId`. */
export const shownTrace = async (db: Db, start: number, { direction, ownerId }: Asked): Promise<Trace> => {
  const found = await findLinks(db, start, direction, mostLinks + 1);
  const places = placesOf(start, found, direction);
  const made = new Set(found.map(([, to]) => to));
  const things: Trace['things'] = [];
  for (const one of await findAll(db, [...places.keys()], ownerId)) {
    const isBeginning = direction === 'back' && one.kind !== 'process' && !made.has(one.number);
    things[places.get(one.number) ?? 0] = shownThing(one, isBeginning ? beganAs(one) : null);
  }
  const edges = found.flatMap(([from, to]): [number, number][] => {
    const [one, other] = [places.get(from), places.get(to)];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  return { things, edges, isCut: found.length > mostLinks || edges.length < found.length };
};
