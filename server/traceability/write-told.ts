import { edgesOf, type Thing } from '@shuka/domain/traceability';
import type { Db } from '#kit/db.ts';
import { insertEdges, insertEvents, insertEventThings, insertReaders, removeEdges } from './event-store.ts';
import { insertFigures, removeFigures } from './figure-store.ts';
import { figuresOfTold } from './figures-of-told.ts';
import { logEvents } from './logged-events.ts';
import type { Teller, Telling } from './telling.ts';
import {
  houseId,
  insertContentKnowers,
  insertKnowers,
  insertThings,
  updateThings,
  type KeptThing,
  type Named,
} from './thing-store.ts';

type Fresh = Telling & { readonly declares: string | null };

type Standing = { readonly changed: readonly Thing[]; readonly held: ReadonlyMap<string, KeptThing> };

const nobody: Named = { name: '', place: '' };

const writeThings = async (
  db: Db,
  fresh: readonly Fresh[],
  { changed, held }: Standing,
  ownerId: string,
): Promise<Map<string, number>> => {
  const names = new Map(fresh.flatMap((telling) => [...telling.names]));
  const isNew = ({ id }: Thing): boolean => !held.has(id);
  const made = await insertThings(
    db,
    changed.filter(isNew).map((thing) => ({ ...thing, ...(names.get(thing.id) ?? nobody), ownerId })),
  );
  const old = changed.flatMap((thing) => {
    const kept = held.get(thing.id);
    return kept === undefined ? [] : [{ ...kept, ...thing }];
  });
  if (old.length > 0) await updateThings(db, old);
  return new Map([...[...held.values()].map(({ id, number }) => [id, number] as const), ...made]);
};

const companiesOf = (telling: Telling, ownerId: string): string[] => [
  ...new Set([...(ownerId === houseId ? [] : [ownerId]), ...telling.readers]),
];

/** Who may know of what: whoever tells, of all they name; the other side, of it and of what is packed in it. */
const writeKnowers = async (
  db: Db,
  fresh: readonly Fresh[],
  numbers: ReadonlyMap<string, number>,
  ownerId: string,
): Promise<void> => {
  const numbersOf = ({ happening }: Telling): number[] => [
    ...new Set(happening.touches.flatMap(({ id }) => numbers.get(id) ?? [])),
  ];
  const known = fresh.flatMap((telling) =>
    companiesOf(telling, ownerId).flatMap((companyId) => numbersOf(telling).map((number) => ({ companyId, number }))),
  );
  if (known.length > 0) await insertKnowers(db, known);
  for (const telling of fresh) {
    const others = companiesOf(telling, ownerId).filter((one) => one !== ownerId);
    const isPacked = telling.happening.touches.some(({ isOne, part }) => isOne && part === 'shipped');
    if (others.length > 0 && isPacked) await insertContentKnowers(db, others, numbersOf(telling));
  }
};

/** Writes events that were judged well, how the things stand after them, which became which, and who may read of it. */
export const writeTold = async (db: Db, fresh: readonly Fresh[], standing: Standing, teller: Teller): Promise<void> => {
  if (fresh.length === 0) return;
  const { ownerId } = teller;
  const numbers = await writeThings(db, fresh, standing, ownerId);
  const eventNumbers = await insertEvents(
    db,
    fresh.map((telling) => ({ ...telling, ownerId })),
    teller,
  );
  await logEvents(db, fresh, ownerId, teller.now);
  const numberOf = (id: string): number => numbers.get(id) ?? 0;
  const named = fresh.flatMap(({ id: eventId, happening }) =>
    happening.touches
      .filter(({ id }) => numbers.has(id))
      .map(({ id, part }) => ({ thing: numberOf(id), eventId, part })),
  );
  await insertEventThings(db, named);
  const edges = fresh
    .filter(({ declares }) => declares === null)
    .flatMap(({ id: eventId, happening }) =>
      edgesOf(happening).map(({ fromId, toId }) => ({ from: numberOf(fromId), to: numberOf(toId), eventId })),
    );
  if (edges.length > 0) await insertEdges(db, edges);
  const declared = fresh.flatMap(({ declares }) => declares ?? []);
  if (declared.length > 0) await removeEdges(db, declared);
  if (declared.length > 0) await removeFigures(db, declared);
  const counted = fresh.filter(({ declares }) => declares === null);
  const figures = figuresOfTold(counted, standing.held, ownerId);
  if (figures.length > 0) await insertFigures(db, figures);
  const readers = fresh.flatMap((telling) =>
    companiesOf(telling, ownerId).map((companyId) => ({
      companyId,
      number: eventNumbers.get(telling.id) ?? 0,
      event: telling.event,
    })),
  );
  if (readers.length > 0) await insertReaders(db, readers);
  await writeKnowers(db, fresh, numbers, ownerId);
};
