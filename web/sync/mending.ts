import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { keepActs, type NewAct } from './acts.ts';
import type { Bytes } from './database.ts';
import type { HeldAct } from './mind.ts';
import { countPhotos } from './photo-sync.ts';
import { places } from './seal.ts';
import { tellTabs, type Store } from './store.ts';
import { toBase64 } from './text-bytes.ts';
import { noteWaiting } from './waiting.ts';

/** The ids of the records an act makes or changes. */
const idsOf = (contracts: readonly Contract[], { contract, input }: HeldAct): string[] =>
  (contracts.find(({ name }) => name === contract)?.effects ?? []).flatMap((effect) => {
    try {
      return [effect.idOf(input)];
    } catch {
      return [];
    }
  });

/** Acts that were refused since what they build on was: they go again after it. */
const dependents = (contracts: readonly Contract[], acts: readonly HeldAct[], first: HeldAct): HeldAct[] => {
  const ids = new Set(idsOf(contracts, first));
  const found: HeldAct[] = [];
  for (const act of acts) {
    const isRefused = act.state === 'needs-fixing' && act.issue?.code === 'not-found' && act.seq !== first.seq;
    if (!isRefused || !Object.values(act.input).some((value) => typeof value === 'string' && ids.has(value))) continue;
    found.push(act);
    idsOf(contracts, act).forEach((id) => ids.add(id));
  }
  return found;
};

const savedOf = ({ contract, input, asSaved }: HeldAct): { endpoint: string; input: unknown } =>
  asSaved ?? { endpoint: contract, input };

/** Sends an act again under a new number, mended where a new input is given, and with it what was refused for its sake. */
export const resendAct = async (
  store: Store,
  contracts: readonly Contract[],
  seq: number,
  input?: unknown,
): Promise<void> => {
  const act = store.mind.find(seq);
  if (act?.state !== 'needs-fixing') return;
  const again = [act, ...dependents(contracts, store.mind.acts.get(), act)];
  const today = contracts.find(({ name }) => name === act.contract);
  const acts = again.map((one): NewAct => {
    const { key, savedAt } = one; // its photos go on waiting for the act they were saved with
    const isMended = one === act && input !== undefined;
    // What a person did not touch goes as it was saved; a form of this app fills in the shape of this app.
    const sent = isMended ? { endpoint: today === undefined ? act.contract : endpointOf(today), input } : savedOf(one);
    return { key, ...sent, savedAt };
  });
  const failure = await keepActs(
    store,
    acts,
    again.map((one) => one.seq),
  );
  if (failure !== null) throw new Error(failure.code);
  await countPhotos(store);
};

const picturesOf = async (
  { db, sealer }: Store,
  key: string,
): Promise<{ photoId: string; part: string; bytes: Bytes }[]> => {
  const rows = await db.blob.filter(({ act }) => act === key).toArray();
  return Promise.all(
    rows.map(async ({ photoId, part, body }) => ({
      photoId,
      part,
      bytes: await sealer.openBytes(places.blob(photoId, part), body),
    })),
  );
};

/** An act as a file that people and machines can read, with its photos. */
const copyOf = async (store: Store, act: HeldAct): Promise<Blob> => {
  const { savedAt, issue } = act;
  const { endpoint: contract, input } = savedOf(act);
  const pictures = await picturesOf(store, act.key);
  const photos = pictures.map(({ photoId, part, bytes }) => ({ photoId, part, base64: toBase64(bytes) }));
  const text = JSON.stringify({ contract, input, savedAt: new Date(savedAt).toISOString(), issue, photos }, null, 2);
  return new Blob([text], { type: 'application/json' });
};

/**
 * Takes an act out of the outbox for good.
 * @returns a copy of it. An act on its way to the server, or there already, is not taken out.
 */
export const discardAct = async (store: Store, seq: number): Promise<Blob> => {
  const { db, mind } = store;
  const act = mind.find(seq);
  if (act === null) throw new Error('no such act');
  const copy = await copyOf(store, act);
  if (act.state !== 'needs-fixing' && act.state !== 'waiting') return copy;
  await store.inOrder(async () => {
    const isGone = await db.transaction('rw', db.outbox, db.blob, async () => {
      const row = await db.outbox.get(seq);
      if (row?.key !== act.key || row.state === 'stored') return false;
      await db.outbox.delete(seq);
      await db.blob.filter((blob) => blob.act === act.key && blob.state === 'to-send').delete();
      return true;
    });
    if (!isGone) return;
    mind.change([], [[seq, null]]);
    tellTabs(store, { acts: [seq] });
  });
  noteWaiting(store);
  await countPhotos(store);
  return copy;
};
