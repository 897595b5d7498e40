import { readEndpoint, toToday } from '@shuka/domain/kit/act-version.ts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
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

/**
 * An act in memory; `key` names it for good. Its input is shown in today's shape; `asSaved` is what the app of its day kept,
 * where that was another.
 */
export type HeldAct = WaitingAct & {
  readonly key: string;
  readonly asSaved?: { readonly endpoint: string; readonly input: unknown };
};

export type ActChange = readonly [seq: number, act: HeldAct | null];

const stateOfRecord: Record<HeldAct['state'], RecordState> = {
  waiting: 'saved-here',
  sending: 'sending',
  accepted: 'accepted',
  'needs-fixing': 'needs-fixing',
};

type Contracts = ReadonlyMap<string, Contract>;

/** Brings an act to the shape that screens and effects know; one of a newer app stays as it is, and nothing reads it. */
const inTodaysShape = (contracts: Contracts, act: HeldAct): HeldAct => {
  const said = readEndpoint(act.contract);
  const contract = said === null ? undefined : contracts.get(said.name);
  if (said === null || contract === undefined || act.asSaved !== undefined) return act;
  const today = toToday(contract, said.version, act.input);
  if (today === null || (said.version === 1 && today.input === act.input)) return act;
  const asSaved = { endpoint: act.contract, input: act.input };
  return { ...act, contract: said.name, input: today.input as HeldAct['input'], asSaved };
};

type Counts = Pick<SyncState, 'waiting' | 'needsFixing' | 'waitingSince'>;

const nothing: Counts = { waiting: 0, needsFixing: 0, waitingSince: null };

const countsOf = (acts: Iterable<HeldAct>, before: Counts = nothing): Counts => {
  let { waiting, needsFixing, waitingSince } = before;
  for (const { state, savedAt } of acts) {
    if (state === 'needs-fixing') needsFixing += 1;
    if (state !== 'waiting' && state !== 'sending') continue;
    waiting += 1;
    waitingSince = Math.min(waitingSince ?? savedAt, savedAt);
  }
  return { waiting, needsFixing, waitingSince };
};

const asWorldAct = (accountId: string, known: Contracts, { contract, input, savedAt, state }: HeldAct): WorldAct => ({
  effects: known.get(contract)?.effects ?? [],
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
    /** @returns the one act that came, where nothing else changed. */
    set: (changes: readonly ActChange[]): HeldAct | null => {
      const [change] = changes;
      const isOneNew = change !== undefined && changes.length === 1 && !held.has(change[0]);
      for (const [seq, act] of changes) {
        if (act === null) held.delete(seq);
        else held.set(seq, act);
      }
      snapshot = null;
      return isOneNew ? change[1] : null;
    },
    tell,
  };
};

const isCounted = (now: SyncState, next: ReturnType<typeof countsOf>): boolean =>
  now.waiting === next.waiting && now.needsFixing === next.needsFixing && now.waitingSince === next.waitingSince;

/** What an act would make of the records here. @throws Problem when a rule refuses it. */
const foreseeIn =
  ({ world }: Shown, accountId: string) =>
  ({ effects = [] }: Contract, input: unknown): unknown =>
    world.preview(effects, input, { accountId, now: new Date() });

/** What one tab knows of the store: all records, all acts, and the counts the header shows. */
export const makeMind = (accountId: string, contracts: readonly Contract[], shown: Shown) => {
  const known = new Map(contracts.map((contract) => [contract.name as string, contract]));
  const acts = makeActs();
  let isOver = false;

  const patch = (part: Partial<SyncState>): void => {
    if (!isOver) shown.state.set({ ...shown.state.get(), ...part });
  };

  /** @param added the one act that came: thousands that wait are not counted again for it. */
  const count = (added: HeldAct | null): void => {
    const now = shown.state.get();
    const next = added === null ? countsOf(acts.all()) : countsOf([added], now);
    if (!isCounted(now, next)) patch(next);
  };

  return {
    patch,
    state: shown.state.get,
    ready: (loaded: Loaded<null>): void => {
      if (!isOver) shown.readiness.set(loaded);
    },
    find: acts.find,
    foresee: foreseeIn(shown, accountId),
    acts,
    /** Records and acts as the store has them now. */
    change: (rows: readonly RowChange[], asKept: readonly ActChange[] = []): void => {
      if (isOver) return;
      const changes = asKept.map(([seq, act]): ActChange => [seq, act && inTodaysShape(known, act)]);
      const added = acts.set(changes);
      shown.world.change(
        rows,
        changes.map(([seq, act]) => [seq, act && asWorldAct(accountId, known, act)]),
      );
      if (changes.length === 0) return;
      count(added);
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
