/*
 * The lines of a pull, each a JSON text ended by a line feed. A phone applies a line and its cursor in one transaction, so
 * a stream that breaks anywhere goes on at the next line.
 */

/**
 * The first line. `fresh`: the phone's cursor is of another life of the database, or too old: all comes anew. `accountId`:
 * whose session this was, and so whose records follow.
 */
export type HeadLine = { readonly epoch: string; readonly fresh: boolean; readonly accountId: string };

/** Records by scope, each as its type, its id and the rest of its fields. */
type PutPart = readonly [scope: string, rows: readonly (readonly [type: string, id: string, body: object])[]];

/** `at` is the whole cursor once this line is applied. `gone` records left their scope; `drop` scopes were taken away. */
export type DataLine = {
  readonly at: string;
  readonly put?: readonly PutPart[];
  readonly gone?: readonly (readonly [scope: string, type: string, id: string])[];
  readonly drop?: readonly string[];
};

/** The last line: everything up to here is on the phone. */
export type EndLine = { readonly end: string };

export type Line = HeadLine | DataLine | EndLine;

/**
 * Where a phone is in one shard: all changes up to `rev` are applied, those at `rev` itself up to `id`. `anewAt` is the
 * shard's horizon when the phone began the shard from nothing: until the horizon moves, it missed no tombstone.
 */
export type Place = { readonly rev: number; readonly id: string; readonly anewAt?: number };

/** The epoch of the database and a place in every shard the phone has heard of. */
export type Cursor = { readonly epoch: string; readonly places: ReadonlyMap<string, Place> };

/** After every id there is: a shard whose changes at this revision are all applied. */
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const placeText = ({ rev, id, anewAt }: Place): string => {
  if (anewAt !== undefined) return `${rev}.${id}.${anewAt}`;
  return id === lastId ? String(rev) : `${rev}.${id}`;
};

/** `<epoch>~KN.17~KD.4.<id>`: the epoch, then shard, revision, inside a revision the id it is at, and `anewAt`. */
export const writeCursor = ({ epoch, places }: Cursor): string =>
  [epoch, ...[...places].map(([shard, place]) => `${shard}.${placeText(place)}`)].join('~');

const placed = /^([A-Z0-9]{2})\.(\d{1,15})(?:\.([^.]*)(?:\.(\d{1,15}))?)?$/;

const readPlace = (text: string): [string, Place] | null => {
  const found = placed.exec(text);
  if (found === null) return null;
  const [, shard, rev, id = lastId, anewAt] = found;
  if (!uuid.test(id)) return null;
  const place = { rev: Number(rev), id, ...(anewAt === undefined ? {} : { anewAt: Number(anewAt) }) };
  return [shard as string, place]; // the pattern has found it
};

/** The cursor a text stands for; null when it is none. */
export const readCursor = (text: string): Cursor | null => {
  const [epoch, ...rest] = text.split('~') as [string, ...string[]]; // a text has a first part
  if (!uuid.test(epoch)) return null;
  const places = new Map<string, Place>();
  for (const part of rest) {
    const place = readPlace(part);
    if (place === null) return null;
    places.set(...place);
  }
  return { epoch, places };
};
