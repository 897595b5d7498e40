import type { BlobPart, PhotoBlobs } from '#kit/engine.ts';
import { keepActs, type NewAct } from './acts.ts';
import { unwrapByPin, type PinLock } from './keys.ts';
import type { Imported } from './phone-types.ts';
import type { SavedAct } from './salvage.ts';
import { makeSealer, type Sealer } from './seal.ts';
import type { Store } from './store.ts';
import { fromBase64, toBase64 } from './text-bytes.ts';

/*
 * The file: a line of JSON that says whose it is and how the PIN opens its key; then a line for each act, sealed, base64.
 * An act keeps its key and the ids in its input, so that the same act sent from two phones counts once.
 */

const kind = 'shuka-unsent';
const place = (accountId: string, number: number): string => `unsent ${accountId} ${number}`;

type Header = {
  readonly kind: typeof kind;
  readonly accountId: string;
  readonly salt: string;
  readonly iterations: number;
  readonly iv: string;
  readonly key: string;
};

type Line = Omit<SavedAct, 'photos'> & {
  readonly photos: readonly { readonly photoId: string; readonly part: BlobPart; readonly base64: string }[];
};

const headerOf = (accountId: string, lock: PinLock): Header => ({
  kind,
  accountId,
  salt: toBase64(lock.salt),
  iterations: lock.iterations,
  iv: toBase64(lock.iv),
  key: toBase64(lock.bytes),
});

/** Acts as a file that only the person's PIN opens. */
export const writeFile = async (
  accountId: string,
  sealer: Sealer,
  lock: PinLock,
  acts: readonly SavedAct[],
): Promise<Blob> => {
  const lines: string[] = [`${JSON.stringify(headerOf(accountId, lock))}\n`];
  for (const [number, act] of acts.entries()) {
    const photos = act.photos.map(({ photoId, part, bytes }) => ({ photoId, part, base64: toBase64(bytes) }));
    const line: Line = { ...act, photos };
    lines.push(`${toBase64(await sealer.seal(place(accountId, number), line))}\n`);
  }
  return new Blob(lines, { type: 'application/octet-stream' });
};

/** More rounds than any phone of ours makes would only keep a phone busy for hours. */
const mostIterations = 10_000_000;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= mostIterations;

const lockOf = ({ salt, iterations, iv, key }: Header): PinLock => ({
  salt: fromBase64(salt),
  iterations,
  iv: fromBase64(iv),
  bytes: fromBase64(key),
});

/** Whose file it is and what opens its key; null for what is no head of ours. */
const readHeader = (text: string): { readonly accountId: unknown; readonly lock: PinLock } | null => {
  try {
    const header = JSON.parse(text) as Partial<Header> | null;
    const isOurs =
      header?.kind === kind && [header.salt, header.iv, header.key].every((part) => typeof part === 'string');
    if (!isOurs || !isCount(header.iterations)) return null;
    return { accountId: header.accountId, lock: lockOf(header as Header) };
  } catch {
    return null;
  }
};

const isMoment = (millis: unknown): boolean =>
  !Number.isNaN(new Date(Number.isInteger(millis) ? Number(millis) : NaN).getTime());

/** Who can open a file knows its PIN, which does not say that our own app wrote it. */
const isLine = (opened: unknown): opened is Line => {
  const { key, endpoint, input, savedAt, photos } = (opened ?? {}) as Partial<Line>;
  const isNamed = typeof key === 'string' && typeof endpoint === 'string' && isMoment(savedAt);
  return isNamed && typeof input === 'object' && input !== null && Array.isArray(photos);
};

/** What the server lacked of a photo; its small part is often there before the whole one goes. */
const photoOf = ({ photos }: Line): NewAct['photo'] | undefined => {
  const [first] = photos;
  if (first === undefined) return undefined;
  const own = photos.filter(({ photoId }) => photoId === first.photoId);
  const blobs = own.map(({ part, base64 }) => [part, new Blob([fromBase64(base64)])] as const);
  return { photoId: first.photoId, blobs: Object.fromEntries(blobs) as PhotoBlobs };
};

const actOf = (line: Line): NewAct => {
  const { key, endpoint, input, savedAt } = line;
  const photo = photoOf(line);
  return { key, endpoint, input, savedAt, ...(photo === undefined ? {} : { photo }) };
};

/** Those this phone does not have yet, waiting or sent. */
const newOnes = async ({ db }: Store, acts: readonly NewAct[]): Promise<NewAct[]> => {
  const keys = acts.map(({ key }) => key);
  const [waiting, sent] = await Promise.all([
    db.outbox.where('key').anyOf(keys).toArray(),
    db.journal.where('key').anyOf(keys).toArray(),
  ]);
  const known = new Set([...waiting, ...sent].map(({ key }) => key));
  return acts.filter(({ key }) => !known.has(key));
};

/** Adds acts that were read out of another store. @returns how many were new. @throws Error `phone-full` */
export const addActs = async (store: Store, acts: readonly NewAct[]): Promise<number> => {
  const added = await newOnes(store, acts);
  const failure = added.length === 0 ? null : await keepActs(store, added);
  if (failure !== null) throw new Error(failure.code);
  return added.length;
};

export const addSaved = (store: Store, acts: readonly SavedAct[]): Promise<number> =>
  addActs(
    store,
    acts.map(({ photos, ...act }) =>
      actOf({ ...act, photos: photos.map(({ photoId, part, bytes }) => ({ photoId, part, base64: toBase64(bytes) })) }),
    ),
  );

const openLine = async (sealer: Sealer, where: string, line: string): Promise<unknown> =>
  sealer.open(where, fromBase64(line));

/** Takes the acts of a file of `writeFile` into the outbox. @throws Error `phone-full` */
export const readFile = async (store: Store, file: Blob, pin: string): Promise<Imported> => {
  const [head = '', ...lines] = (await file.text()).split('\n');
  const header = readHeader(head);
  if (header === null) return 'not-ours';
  const { accountId } = store;
  if (header.accountId !== accountId) return 'other-person';
  const key = await unwrapByPin(header.lock, pin);
  if (key === null) return 'wrong-pin';
  const sealer = makeSealer(key);
  const acts: NewAct[] = [];
  for (const [number, line] of lines.filter((text) => text !== '').entries()) {
    const opened = await openLine(sealer, place(accountId, number), line).catch(() => null);
    if (!isLine(opened)) return 'not-ours';
    acts.push(actOf(opened));
  }
  return { added: await addActs(store, acts) };
};
