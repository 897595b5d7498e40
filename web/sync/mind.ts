import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Effect } from '@shuka/domain/kit/row-type.ts';
import { makeListeners, type Cell } from '#kit/cell.ts';
import { quiet, type SyncState } from '#kit/engine.ts';
import type { Loaded } from '#kit/use-load.ts';
import type { RecordState, RowChange, World, WorldAct } from '#kit/world.ts';
import type { WaitingAct } from './phone-types.ts';

/** Where an engine shows what it knows. */
export type Shown = {
  readonly world: World;
  readonly state: Cell<SyncState>;
  readonly readiness: Cell<Loaded<null>>;
};

/** An act in memory; `key` names it for good. */
export type HeldAct = WaitingAct & { readonly key: string };

export type ActChange = readonly [seq: number, act: HeldAct | null];

const stateOfRecord: Record<HeldAct['state'], RecordState> = {
  waiting: 'saved-here',
  sending: 'sending',
  accepted: 'accepted',
  'needs-fixing': 'needs-fixing',
};

/** The endpoint's name in `name` or `name@version`. */
export const nameOf = (endpoint: string): string => endpoint.split('@')[0] ?? endpoint;

const countsOf = (acts: Iterable<HeldAct>): Pick<SyncState, 'waiting' | 'needsFixing' | 'waitingSince'> => {
  let waiting = 0;
  let needsFixing = 0;
  let waitingSince: number | null = null;
  for (const { state, savedAt } of acts) {
    if (state === 'needs-fixing') needsFixing += 1;
    if (state !== 'waiting' && state !== 'sending') continue;
    waiting += 1;
    waitingSince = Math.min(waitingSince ?? savedAt, savedAt);
  }
  return { waiting, needsFixing, waitingSince };
};

const asWorldAct = (accountId: string, effects: readonly Effect[], { input, savedAt, state }: HeldAct): WorldAct => ({
  effects,
  input,
  maker: { accountId, now: new Date(savedAt) },
  state: stateOfRecord[state],
});

/** The acts in memory, oldest first for those who look. */
const makeActs = () => {
  const { tell, subscribe } = makeListeners();
  const held = new Map<number, HeldAct>();
  let snapshot: readonly HeldAct[] | null = null;
  return {
    subscribe,
    find: (seq: number): HeldAct | null => held.get(seq) ?? null,
    all: (): Iterable<HeldAct> => held.values(),
    get: (): readonly HeldAct[] => (snapshot ??= [...held.values()].sort((one, other) => one.seq - other.seq)),
    set: (changes: readonly ActChange[]): void => {
      for (const [seq, act] of changes) {
        if (act === null) held.delete(seq);
        else held.set(seq, act);
      }
      snapshot = null;
    },
    tell,
  };
};

/** What one tab knows of the store: all records, all acts, and the counts the header shows. */
export const makeMind = (accountId: string, contracts: readonly Contract[], shown: Shown) => {
  const effectsOf = new Map(contracts.map(({ name, effects }) => [name as string, effects ?? []]));
  const acts = makeActs();
  let isOver = false;

  const patch = (part: Partial<SyncState>): void => {
    if (!isOver) shown.state.set({ ...shown.state.get(), ...part });
  };

  const count = (): void => {
    const now = shown.state.get();
    const next = countsOf(acts.all());
    if (now.waiting !== next.waiting || now.needsFixing !== next.needsFixing || now.waitingSince !== next.waitingSince)
      patch(next);
  };

  const worldAct = (act: HeldAct): WorldAct => asWorldAct(accountId, effectsOf.get(nameOf(act.contract)) ?? [], act);

  return {
    patch,
    state: shown.state.get,
    ready: (loaded: Loaded<null>): void => {
      if (!isOver) shown.readiness.set(loaded);
    },
    find: acts.find,
    acts,
    /** Records and acts as the store has them now. */
    change: (rows: readonly RowChange[], changes: readonly ActChange[] = []): void => {
      if (isOver) return;
      acts.set(changes);
      shown.world.change(
        rows,
        changes.map(([seq, act]) => [seq, act === null ? null : worldAct(act)]),
      );
      if (changes.length === 0) return;
      count();
      acts.tell();
    },
    /** Forgets all; what is still under way for this person shows nothing any more, whoever comes next. */
    end: (): void => {
      if (isOver) return;
      isOver = true;
      acts.set(acts.get().map(({ seq }) => [seq, null]));
      shown.world.clear();
      shown.readiness.set({ state: 'loading' });
      shown.state.set(quiet);
      acts.tell();
    },
  };
};

export type Mind = ReturnType<typeof makeMind>;
