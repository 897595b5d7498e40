import { epcisLimits, readId, traceThing as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { tellBooks } from './tell-books.ts';
import { findEdgesAmong, findKnownThing, findReached } from './trace-store.ts';

export const traceThing = handle(contract, async ({ companyId, thing, direction }, context) => {
  const { db } = context;
  await tellBooks(context);
  const start = await findKnownThing(db, companyId, readId(thing).id);
  if (start === null) throw new Problem('not-found');
  const found = await findReached(db, [start.number], direction, epcisLimits.mostTraced + 1);
  const things = found
    .slice(0, epcisLimits.mostTraced)
    .toSorted((one, other) => Number(other.number === start.number) - Number(one.number === start.number));
  const places = new Map(things.map(({ number }, place) => [number, place]));
  const edges = await findEdgesAmong(db, [...places.keys()]);
  return {
    things: things.map(({ number: _number, ownerId: _ownerId, ...shown }) => shown),
    edges: edges.map(([from, to]): [number, number] => [places.get(from) ?? 0, places.get(to) ?? 0]),
    isCut: found.length > things.length,
  };
});
