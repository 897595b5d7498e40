import { epcisLimits, type Beginning, type Trace } from '@shuka/domain/traceability';
import type { Db } from '#kit/db.ts';
import { houseId } from './thing-store.ts';
import { findEdgesAmong, findReached, type Direction, type Reached } from './trace-store.ts';

/** What nobody named of what went into a job has an address of its own. */
const isUnnamed = ({ thing }: Reached): boolean => /\/unnamed\/[^/]*$/.test(thing);

const beganAs = (one: Reached): Beginning => {
  if (isUnnamed(one)) return 'unknown';
  return one.ownerId === houseId ? 'farm' : 'company';
};

/** A thing with all it came from or became, as somebody sees it whose own things are those of `ownerId`. */
export const shownTrace = async (
  db: Db,
  start: number,
  { direction, ownerId }: { readonly direction: Direction; readonly ownerId: string },
): Promise<Trace> => {
  const found = await findReached(db, [start], direction, epcisLimits.mostTraced + 1);
  const things = found
    .slice(0, epcisLimits.mostTraced)
    .toSorted((one, other) => Number(other.number === start) - Number(one.number === start));
  const places = new Map(things.map(({ number }, place) => [number, place]));
  const edges = await findEdgesAmong(db, [...places.keys()]);
  const made = new Set(edges.map(([, to]) => to));
  const isBeginning = (one: Reached): boolean =>
    direction === 'back' && one.kind !== 'process' && !made.has(one.number);
  return {
    things: things.map((one) => {
      const { number: _number, ownerId: of, ...shown } = one;
      return { ...shown, isOurs: of === ownerId, began: isBeginning(one) ? beganAs(one) : null };
    }),
    edges: edges.map(([from, to]): [number, number] => [places.get(from) ?? 0, places.get(to) ?? 0]),
    isCut: found.length > things.length,
  };
};
