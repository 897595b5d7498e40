import { pullChanges, type DataLine, type Line } from '@shuka/domain/sync';
import type { Engine, PhotoBlobs } from '#kit/engine.ts';
import type { Failure } from '#kit/api.ts';
import type { RowChange } from '#kit/world.ts';
import type { Bytes } from './database.ts';
import type { Deps } from './deps.ts';
import { linesOf } from './lines.ts';
import { makeMind, type Mind, type Shown } from './mind.ts';
import { makeRunner } from './runner.ts';
import { Stop } from './stop.ts';
import { makeWire, type Wire } from './wire.ts';

type MemoryEngine = Engine & {
  kick(reason: 'online' | 'button' | 'open'): Promise<void>;
  stop(): Promise<void>;
};

/** Where the records in memory stand: each record's scope and the pull that last brought it. */
type Places = Map<string, { scope: string; type: string; id: string; turn: number }>;

const changesOf = (places: Places, line: DataLine, turn: number): RowChange[] => {
  const changes: RowChange[] = [];
  for (const [scope, type, id] of line.gone ?? [])
    if (places.get(`${type} ${id}`)?.scope === scope) changes.push([type, id, null]);
  for (const { scope, type, id } of places.values()) if (line.drop?.includes(scope)) changes.push([type, id, null]);
  for (const [type, id] of changes) places.delete(`${type} ${id}`);
  for (const [scope, rows] of line.put ?? []) {
    for (const [type, id, body] of rows) {
      places.set(`${type} ${id}`, { scope, type, id, turn });
      changes.push([type, id, { ...body, id }]);
    }
  }
  return changes;
};

/** Pulls into memory alone. @throws Stop */
const makePull = (accountId: string, mind: Mind, wire: Wire) => {
  const places: Places = new Map();
  let cursor: string | null = null;
  let turn = 0;
  let freshTurn = 0;
  const take = (line: Line): boolean => {
    if ('fresh' in line) {
      if (line.accountId !== accountId) throw new Stop('signed-out', 'other-person', 401);
      if (line.fresh) freshTurn = turn += 1;
    } else if ('at' in line) {
      mind.change(changesOf(places, line, turn));
      cursor = line.at;
    } else {
      cursor = line.end;
      const old = [...places.values()].filter((one) => one.turn < freshTurn);
      old.forEach(({ type, id }) => places.delete(`${type} ${id}`));
      mind.change(old.map(({ type, id }): RowChange => [type, id, null]));
      return true;
    }
    return false;
  };
  return async (): Promise<void> => {
    const path =
      cursor === null ? pullChanges.path : `${pullChanges.path}?${new URLSearchParams({ c: cursor }).toString()}`;
    await wire.open(path, { method: 'GET' }, 45_000, async (response, patience) => {
      if (response.body === null || !/ndjson/.test(response.headers.get('content-type') ?? ''))
        throw new Stop('no-network', 'not-ours');
      for await (const text of linesOf(response.body, patience)) if (take(JSON.parse(text) as Line)) return;
      throw new Stop('no-network', 'cut');
    });
  };
};

/** Why bytes did not arrive. @throws what nobody expects. */
const unsent = (error: unknown): Failure => {
  if (!(error instanceof Stop)) throw error;
  const { status, code, title } = error;
  return { status, code: status === 0 ? 'network' : code, title, fields: [], requestId: null };
};

const upload = async (wire: Wire, photoId: string, blobs: PhotoBlobs): Promise<void> => {
  const { uploadPart } = await import('./tus.ts');
  for (const [part, blob] of Object.entries(blobs)) {
    const bytes: Bytes = new Uint8Array(await blob.arrayBuffer());
    await uploadPart({ photoId, part, bytes, location: null, onLocation: async () => undefined }, wire);
  }
};

/** The engine of somebody whose phone this is not: records are in memory, acts go to the server at once. */
export const startMemoryEngine = (deps: Deps, accountId: string, shown: Shown): MemoryEngine => {
  const controller = new AbortController();
  const mind = makeMind(accountId, [], shown);
  const wire = makeWire(deps, accountId, controller.signal);
  const pullAll = makePull(accountId, mind, wire);
  let hasPulled = false;
  const runner = makeRunner({
    deps,
    name: `shuka-memory-${deps.newId()}`,
    cycle: async () => {
      mind.patch({ phase: 'getting' });
      await pullAll();
      hasPulled = true;
      mind.patch({ lastSyncAt: deps.now() });
    },
    hasMore: () => false,
    show: (phase) => {
      mind.patch({ phase });
      const failure: Failure = { status: 0, code: phase, title: '', fields: [], requestId: null };
      mind.ready(hasPulled ? { state: 'ready', value: null } : { state: 'failed', failure });
    },
  });
  void runner.kick('open');
  return {
    accountId,
    keeps: false,
    foresee: mind.foresee,
    kick: runner.kick,
    sync: () => runner.kick('button'),
    save: async () => ({ status: 500, code: 'not-saved', title: '', fields: [], requestId: null }),
    sent: async (_contract, input, blobs) => {
      const { id } = input as { id?: string };
      const failure = blobs === undefined || id === undefined ? null : await upload(wire, id, blobs).catch(unsent);
      await runner.kick('button');
      return failure ?? null;
    },
    photo: async (photoId, part) => {
      const fetched = import('./fetch-photo.ts').then(({ fetchPhoto }) => fetchPhoto(wire, photoId, part));
      const bytes = await fetched.catch(() => null);
      return bytes === null ? null : new Blob([bytes]);
    },
    stop: async () => {
      mind.end();
      controller.abort();
      await runner.stop();
    },
  };
};
