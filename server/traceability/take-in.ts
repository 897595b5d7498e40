import {
  judge,
  judgeTakeBack,
  numberIn,
  type Refusal,
  type Thing,
  type Things,
  type Touch,
} from '@shuka/domain/traceability';
import type { Db } from '#kit/db.ts';
import { findOthersNumbers } from './code-store.ts';
import { findTold, type ToldEvent } from './event-store.ts';
import { inTime, type Teller, type Telling } from './telling.ts';
import { holdThings, type KeptThing } from './thing-store.ts';
import { writeTold } from './write-told.ts';

/** Why an event was refused: its place among those it came with, what about, and the word for it. */
export type Refused = Refusal & { readonly place: number };

type TakenIn = {
  /** The events that are there now, those that were there before too. */
  readonly kept: readonly { readonly place: number; readonly id: string; readonly eventId: string }[];
  readonly refused: readonly Refused[];
};

/** What was told before, and what was judged well just now. */
type Known = { readonly byId: Map<string, ToldEvent>; readonly byHash: Map<string, ToldEvent> };

const remember = ({ byId, byHash }: Known, told: ToldEvent): void => {
  byId.set(told.eventId, told);
  byHash.set(told.hash.toString('hex'), told);
};

const knownOf = async (db: Db, ownerId: string, tellings: readonly Telling[]): Promise<Known> => {
  const known: Known = { byId: new Map(), byHash: new Map() };
  const ids = tellings.map(({ eventId }) => eventId);
  const hashes = tellings.map(({ hash }) => hash);
  (await findTold(db, ownerId, ids, hashes)).forEach((told) => remember(known, told));
  return known;
};

/** The things that these events are about, as they stand, held. */
const thingsOf = async (db: Db, ownerId: string, tellings: readonly Telling[]): Promise<Map<string, KeptThing>> => {
  const named = tellings.flatMap(({ happening: { touches, processId } }) => [
    ...touches.map(({ id }) => id),
    ...(processId === null ? [] : [processId]),
  ]);
  return holdThings(db, [...new Set(named)], ownerId);
};

/** What became of one event: it is there already, it is refused, or it is to be written. */
type Verdict = { readonly told: ToldEvent } | { readonly refusals: Refusal[] } | { readonly declares: string | null };

const isBirth = ({ id, part }: Touch, things: Things): boolean =>
  (part === 'made' || part === 'holds') && !things.get(id)?.bornAt;

/** The things that somebody would make of an address, or a number, that is not theirs to give. */
const notTheirs = (
  { happening }: Telling,
  things: Things,
  { isTrusted, reserved }: Teller,
  others: Others,
): Refusal[] =>
  happening.touches
    .filter((touch) => !isTrusted && isBirth(touch, things))
    .flatMap(({ id }) => {
      if (id.startsWith(reserved)) return [{ about: id, why: 'id-wrong' }];
      return others.has(numberIn(id) ?? '') ? [{ about: id, why: 'number-of-another' }] : [];
    });

/** Numbers of GS1 that begin with the prefix of another company. */
type Others = ReadonlySet<string>;

const othersOf = async (db: Db, tellings: readonly Telling[], { ownerId, isTrusted }: Teller): Promise<Others> => {
  if (isTrusted) return new Set();
  const made = tellings.flatMap(({ happening }) => happening.touches.map(({ id }) => numberIn(id) ?? []).flat());
  return made.length === 0 ? new Set() : findOthersNumbers(db, ownerId, [...new Set(made)]);
};

const verdictOf = (telling: Telling, known: Known, things: Things, teller: Teller, others: Others): Verdict => {
  const { isTrusted, now } = teller;
  const { event, eventId, hash, happening } = telling;
  const hex = hash.toString('hex');
  const before = known.byId.get(eventId) ?? known.byHash.get(hex);
  if (event.errorDeclaration !== undefined) {
    if (before === undefined) return { refusals: [{ about: eventId, why: 'unknown-event' }] };
    if (before.isDeclared) return { told: before };
    const refusals = judgeTakeBack(things, { event, happening }, isTrusted);
    if (refusals.length === 0) remember(known, { ...before, isDeclared: true });
    return refusals.length > 0 ? { refusals } : { declares: before.id };
  }
  if (before !== undefined)
    return before.hash.equals(hash) ? { told: before } : { refusals: [{ about: eventId, why: 'event-id-taken' }] };
  const taken = notTheirs(telling, things, teller, others);
  const refusals = taken.length > 0 ? taken : judge(things, { event, happening }, now, isTrusted);
  if (refusals.length > 0) return { refusals };
  remember(known, { id: telling.id, eventId, hash, isDeclared: false });
  return { declares: null };
};

/**
 * Takes in events: those that can have happened are written with what follows from them; one that is there already is there.
 * What is wrong with the others is told; where all or none are wanted, then none is written.
 */
export const takeIn = async (db: Db, tellings: readonly Telling[], teller: Teller): Promise<TakenIn> => {
  const known = await knownOf(db, teller.ownerId, tellings);
  const held = await thingsOf(db, teller.ownerId, tellings);
  const things: Things = new Map<string, Thing>(held);
  const others = await othersOf(db, tellings, teller);
  const kept: { place: number; id: string; eventId: string }[] = [];
  const refused: Refused[] = [];
  const fresh: (Telling & { declares: string | null })[] = [];
  for (const telling of inTime(tellings)) {
    const verdict = verdictOf(telling, known, things, teller, others);
    const { place, id, eventId } = telling;
    if ('refusals' in verdict) refused.push(...verdict.refusals.map((refusal) => ({ ...refusal, place })));
    else if ('told' in verdict) kept.push({ place, id: verdict.told.id, eventId: verdict.told.eventId });
    else {
      kept.push({ place, id, eventId });
      fresh.push({ ...telling, declares: verdict.declares });
    }
  }
  if (teller.isWhole && refused.length > 0) return { kept: [], refused };
  const changed = [...things.values()].filter((thing) => held.get(thing.id) !== thing);
  await writeTold(db, fresh, { changed, held }, teller);
  return { kept, refused };
};
