import type { Failure } from '#kit/api.ts';
import type { PhotoBlobs } from '#kit/engine.ts';
import { heldAct, sealAct, type ActBody, type Issue } from './act-body.ts';
import { isFull, type BlobRow, type Bytes, type OutboxRow } from './database.ts';
import type { HeldAct } from './mind.ts';
import { makeRoom } from './room.ts';
import { places, type Sealer } from './seal.ts';
import { tellTabs, type Store } from './store.ts';
import { noteWaitingSoon } from './waiting.ts';
import { writeActs } from './write-acts.ts';

/** The server takes no batch above a megabyte; an act alone may be three quarters of that. */
const mostActLetters = 786_432;

/** An act to be kept, with the parts of a photo it tells of. An issue is kept with an act that needs a person at once. */
export type NewAct = ActBody & {
  readonly key: string;
  readonly photo?: { readonly photoId: string; readonly blobs: PhotoBlobs };
  readonly issue?: Issue;
};

type SealedAct = { readonly act: NewAct; readonly row: Omit<OutboxRow, 'seq'>; readonly blobs: readonly BlobRow[] };

const failure = (status: number, code: string): Failure => ({ status, code, title: '', fields: [], requestId: null });

const sealPart = async (
  sealer: Sealer,
  act: string,
  photoId: string,
  part: BlobRow['part'],
  blob: Blob,
): Promise<BlobRow> => {
  const bytes: Bytes = new Uint8Array(await blob.arrayBuffer());
  const body = await sealer.sealBytes(places.blob(photoId, part), bytes);
  return { photoId, part, state: 'to-send', act, upload: null, refusals: 0, body };
};

const sealNew = async (sealer: Sealer, act: NewAct): Promise<SealedAct> => {
  const { key, endpoint, input, savedAt, issue, photo } = act;
  const body = await sealAct(sealer, key, { endpoint, input, savedAt });
  const sealedIssue = issue === undefined ? null : await sealer.seal(places.issue(key), issue);
  const parts = Object.entries(photo?.blobs ?? {}) as [BlobRow['part'], Blob][];
  const blobs = await Promise.all(parts.map(([part, blob]) => sealPart(sealer, key, photo?.photoId ?? '', part, blob)));
  const state = issue === undefined ? 'waiting' : 'needs-fixing';
  return { act, row: { key, state, device: '', body, issue: sealedIssue }, blobs };
};

const write = ({ db }: Store, sealed: readonly SealedAct[], replaced: readonly number[]): Promise<number[]> =>
  writeActs(db, { rows: sealed.map(({ row }) => row), blobs: sealed.flatMap(({ blobs }) => blobs), replaced });

const asHeld = ({ act }: SealedAct, seq: number): HeldAct => ({
  seq,
  key: act.key,
  contract: act.endpoint,
  input: act.input as Record<string, unknown>,
  savedAt: act.savedAt,
  state: act.issue === undefined ? 'waiting' : 'needs-fixing',
  issue: act.issue ?? null,
});

const writeAndShow = async (store: Store, sealed: readonly SealedAct[], replaced: readonly number[]): Promise<void> => {
  const seqs = await write(store, sealed, replaced).catch(async (error: unknown) => {
    if (!isFull(error) || !(await makeRoom(store.db))) throw error;
    return write(store, sealed, replaced);
  });
  const gone = replaced.map((seq) => [seq, null] as const);
  const made = sealed.map((one, place) => [seqs[place] ?? 0, asHeld(one, seqs[place] ?? 0)] as const);
  store.mind.change([], [...gone, ...made]);
  tellTabs(store, { acts: [...replaced, ...seqs] });
};

/**
 * Keeps acts on this phone, in order, all or none. Once this has answered null they survive a power cut.
 * @returns `phone-full` when there is no room even after pictures that can come again were dropped; nothing is kept then.
 */
export const keepActs = async (
  store: Store,
  acts: readonly NewAct[],
  replaced: readonly number[] = [],
): Promise<Failure | null> => {
  if (acts.some(({ input }) => JSON.stringify(input).length > mostActLetters)) return failure(413, 'too-large');
  try {
    const sealed = await Promise.all(acts.map((act) => sealNew(store.sealer, act)));
    await store.inOrder(() => writeAndShow(store, sealed, replaced));
    noteWaitingSoon(store);
    return null;
  } catch (error) {
    if (isFull(error)) store.mind.patch({ isStorageLow: true });
    return isFull(error) ? failure(507, 'phone-full') : failure(500, 'not-saved');
  }
};

/** Brings this tab's view of some acts up to what the store has. */
export const followActs = async ({ db, sealer, mind }: Store, seqs: readonly number[]): Promise<void> => {
  const rows = await db.outbox.bulkGet([...seqs]);
  const held = await Promise.all(rows.map((row) => (row === undefined ? null : heldAct(sealer, row))));
  mind.change(
    [],
    seqs.map((seq, place) => [seq, held[place] ?? null]),
  );
};

/** Shows acts as on their way, or as waiting again. */
export const markSending = (store: Store, seqs: readonly number[], isSending: boolean): void => {
  const changes = seqs.flatMap((seq): (readonly [number, HeldAct])[] => {
    const act = store.mind.find(seq);
    if (act === null || act.state !== (isSending ? 'waiting' : 'sending')) return [];
    return [[seq, { ...act, state: isSending ? 'sending' : 'waiting' }]];
  });
  store.mind.change([], changes);
};
