import type { Effect, Maker } from '@shuka/domain/kit/row-type.ts';
import { makeListeners } from './cell.ts';
import { placeIn } from './place-in.ts';

export type RecordState = 'saved-here' | 'sending' | 'accepted' | 'needs-fixing';

/** A record as screens see it: the server's, with what was done to it on this phone since. */
export type Kept<Row> = { readonly row: Row; readonly state: RecordState };

export type AnyRow = { readonly id: string };

/** A queued act as the world needs it. */
export type WorldAct = {
  readonly effects: readonly Effect[];
  readonly input: unknown;
  readonly maker: Maker;
  readonly state: RecordState;
};

type RowKey = readonly [type: string, id: string];
export type RowChange = readonly [type: string, id: string, row: AnyRow | null];
type ActChange = readonly [seq: number, act: WorldAct | null];

const weight: Record<RecordState, number> = { accepted: 0, sending: 1, 'saved-here': 2, 'needs-fixing': 3 };

const heavier = (one: RecordState, other: RecordState): RecordState => (weight[other] > weight[one] ? other : one);

const idOf = (effect: Effect, input: unknown): string | null => {
  try {
    return effect.idOf(input);
  } catch {
    return null; // the input of another version of the app
  }
};

type Made = { readonly before: unknown; readonly at: number; readonly row: unknown };

/**
 * What effects made of inputs, while both are held: an act that is on its way now, and was not before, makes the same of
 * the same record, and the area of a plot is not measured again for it.
 */
const makings = new WeakMap<object, Map<Effect, Made>>();

const madeBy = (before: unknown, effect: Effect, { input, maker }: WorldAct): unknown => {
  if (typeof input !== 'object' || input === null) return effect.apply(before, input, maker);
  const ofInput = makings.get(input) ?? new Map<Effect, Made>();
  makings.set(input, ofInput);
  const known = ofInput.get(effect);
  const at = maker.now.getTime();
  if (known !== undefined && known.before === before && known.at === at) return known.row;
  const row = effect.apply(before, input, maker);
  ofInput.set(effect, { before, at, row });
  return row;
};

/** An act's effect on a record; one that is refused by its rules changes nothing, and a refused removal is none. */
const applied = (before: unknown, effect: Effect, act: WorldAct, keepsRemoved: boolean): unknown => {
  const { state } = act;
  try {
    return madeBy(before, effect, act) ?? (keepsRemoved || state === 'needs-fixing' ? before : null);
  } catch {
    return before;
  }
};

const inner = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const newState = () => ({
  /** The server's records by type and id. */
  base: new Map<string, Map<string, AnyRow>>(),
  shown: new Map<string, Map<string, Kept<AnyRow>>>(),
  lists: new Map<string, readonly Kept<AnyRow>[]>(),
  /** The ids that changed since a type's list was made. */
  stale: new Map<string, Set<string>>(),
  acts: new Map<number, WorldAct>(),
  /** The numbers of the acts that touch a record. */
  touching: new Map<string, Set<number>>(),
});

type State = ReturnType<typeof newState>;

const fold = ({ base, acts, touching }: State, [type, id]: RowKey, keepsRemoved = false): Kept<AnyRow> | null => {
  let row: unknown = base.get(type)?.get(id) ?? null;
  let state: RecordState = 'accepted';
  for (const seq of [...(touching.get(`${type} ${id}`) ?? [])].sort((one, other) => one - other)) {
    const act = acts.get(seq);
    for (const effect of act?.effects ?? []) {
      if (act === undefined || effect.rowType !== type || idOf(effect, act.input) !== id) continue;
      row = applied(row, effect, act, keepsRemoved);
      state = heavier(state, act.state);
    }
  }
  return row === null ? null : { row: row as AnyRow, state };
};

const keysOf = ({ effects, input }: WorldAct): RowKey[] =>
  effects.flatMap((effect): RowKey[] => {
    const id = idOf(effect, input);
    return id === null ? [] : [[effect.rowType, id]];
  });

/** @returns the records the act touches, as it was and as it is. */
const setAct = ({ acts, touching }: State, seq: number, act: WorldAct | null): RowKey[] => {
  const before = acts.get(seq);
  const old = before === undefined ? [] : keysOf(before);
  for (const [type, id] of old) touching.get(`${type} ${id}`)?.delete(seq);
  if (act === null) acts.delete(seq);
  else acts.set(seq, act);
  const now = act === null ? [] : keysOf(act);
  for (const [type, id] of now) inner(touching, `${type} ${id}`, () => new Set<number>()).add(seq);
  return [...old, ...now];
};

const setRow = ({ base }: State, [type, id, row]: RowChange): void => {
  const ofType = inner(base, type, () => new Map<string, AnyRow>());
  if (row === null) ofType.delete(id);
  else ofType.set(id, row);
};

const show = (state: State, key: RowKey): void => {
  const [type, id] = key;
  const ofType = inner(state.shown, type, () => new Map<string, Kept<AnyRow>>());
  const kept = fold(state, key);
  if (kept === null) ofType.delete(id);
  else ofType.set(id, kept);
  inner(state.stale, type, () => new Set<string>()).add(id);
};

const sorted = (kept: Iterable<Kept<AnyRow>>): readonly Kept<AnyRow>[] =>
  [...kept].sort((one, other) => (one.row.id < other.row.id ? 1 : -1));

/** Above this, a list is sorted anew rather than mended in so many places. */
const mostMends = 50;

const mended = ({ shown }: State, type: string, list: readonly Kept<AnyRow>[], ids: Iterable<string>) => {
  const next = [...list];
  for (const id of ids) {
    const kept = shown.get(type)?.get(id);
    const place = placeIn(next, ({ row }) => row.id > id);
    next.splice(place, next[place]?.row.id === id ? 1 : 0, ...(kept === undefined ? [] : [kept]));
  }
  return next;
};

const listOf = (state: State, type: string): readonly Kept<AnyRow>[] => {
  const { lists, stale, shown } = state;
  const made = lists.get(type);
  const changed = stale.get(type) ?? new Set();
  if (made !== undefined && changed.size === 0) return made;
  const isMended = made !== undefined && changed.size <= mostMends;
  const list = isMended ? mended(state, type, made, changed) : sorted(shown.get(type)?.values() ?? []);
  stale.delete(type);
  lists.set(type, list);
  return list;
};

/** All records of one person in memory, by type and id, and the acts that wait, folded over them by number. */
export const makeWorld = () => {
  const { tell, subscribe } = makeListeners();
  const state = newState();
  const find = (type: string, id: string): Kept<AnyRow> | null => state.shown.get(type)?.get(id) ?? null;
  return {
    subscribe,
    find,
    /** A record as `find` answers it, or as it was when an act on its way to the server removed it. */
    findEvenRemoved: (type: string, id: string): AnyRow | null => fold(state, [type, id], true)?.row ?? null,
    /** Puts the server's records (null removes one) and acts (null takes one away) in one step for those who look. */
    change: (rows: readonly RowChange[], acts: readonly ActChange[] = []): void => {
      rows.forEach((row) => setRow(state, row));
      const keys = acts.flatMap(([seq, act]) => setAct(state, seq, act));
      for (const [type, id] of rows) keys.push([type, id]);
      keys.forEach((key) => show(state, key));
      if (keys.length > 0) tell();
    },
    /** The records of a type, newest id first; the same array until one of them changes. */
    list: (type: string): readonly Kept<AnyRow>[] => listOf(state, type),
    /** What the last effect would make. @throws Problem when a rule refuses it. */
    preview: (effects: readonly Effect[], input: unknown, maker: Maker): unknown => {
      let made: unknown = null;
      for (const effect of effects)
        made = effect.apply(find(effect.rowType, effect.idOf(input))?.row ?? null, input, maker);
      return made;
    },
    clear: (): void => {
      Object.values(state).forEach((map) => map.clear());
      tell();
    },
  };
};

export type World = ReturnType<typeof makeWorld>;

/** The records of whoever is here. */
export const world = makeWorld();
