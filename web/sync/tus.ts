import type { Bytes } from './database.ts';
import { Stop } from './stop.ts';
import { toBase64 } from './text-bytes.ts';
import type { Wire } from './wire.ts';

const version = { 'tus-resumable': '1.0.0' };
const askMillis = 45_000;
/** A line slower than this is as good as none. */
const slowestBytesPerMilli = 1;

/** What is known of an upload between two tries. */
export type Upload = {
  readonly photoId: string;
  readonly part: string;
  readonly bytes: Bytes;
  /** Where the server takes the rest; null before it was told. */
  readonly location: string | null;
  /** Told where, once the server has said it. */
  readonly onLocation: (location: string | null) => Promise<void>;
};

type Place = { readonly location: string; readonly offset: number };

const offsetOf = (response: Response): number => {
  const offset = Number(response.headers.get('upload-offset') ?? 'none');
  if (!Number.isInteger(offset)) throw new Stop('no-network', 'not-ours');
  return offset;
};

/** Paths of this server alone: an answer must not send a person's photo elsewhere. */
const pathOf = (location: string): string => {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(location)?.[1] ?? location;
  if (!path.startsWith('/uploads/')) throw new Stop('no-network', 'not-ours');
  return path;
};

const create = ({ photoId, part, bytes }: Upload, wire: Wire): Promise<Place> => {
  const base64 = (text: string): string => toBase64(new TextEncoder().encode(text));
  const headers = {
    ...version,
    'upload-length': String(bytes.length),
    'upload-metadata': `photoId ${base64(photoId)},part ${base64(part)}`,
  };
  return wire.raw('/uploads', { method: 'POST', headers }, askMillis, async (response) => ({
    location: pathOf(response.headers.get('location') ?? ''),
    offset: offsetOf(response),
  }));
};

const find = (location: string, wire: Wire): Promise<Place> =>
  wire.raw(location, { method: 'HEAD', headers: version }, askMillis, async (response) => ({
    location,
    offset: offsetOf(response),
  }));

const isGone = (error: unknown): boolean => error instanceof Stop && (error.status === 404 || error.status === 410);

/** Where the upload stands at the server; begun when it was not before. */
const placeOf = async (upload: Upload, wire: Wire): Promise<Place> => {
  if (upload.location !== null) return find(upload.location, wire);
  const place = await create(upload, wire);
  await upload.onLocation(place.location);
  return place;
};

/** Sends the rest in one request. @returns how far the server has come, also when the line broke on the way. */
const sendRest = async ({ bytes }: Upload, { location, offset }: Place, wire: Wire): Promise<number> => {
  const headers = { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  const rest = bytes.subarray(offset);
  const millis = askMillis + rest.length / slowestBytesPerMilli;
  try {
    return await wire.raw(location, { method: 'PATCH', headers, body: rest }, millis, async (response) =>
      offsetOf(response),
    );
  } catch (error) {
    const isCut = error instanceof Stop && (error.phase === 'no-network' || error.code === 'wrong-offset');
    if (!isCut) throw error;
    const { offset: now } = await find(location, wire);
    if (now <= offset && error.code !== 'wrong-offset') throw error; // nothing came through: wait, then go on
    return now;
  }
};

const sendAll = async (upload: Upload, wire: Wire): Promise<void> => {
  let place = await placeOf(upload, wire);
  while (place.offset < upload.bytes.length) {
    const offset = await sendRest(upload, place, wire);
    if (offset === place.offset) throw new Stop('failing', 'stuck');
    place = { ...place, offset };
  }
};

/** The server knows nothing of an upload any more: it has all of it, or begins anew. */
const sendAfresh = async (upload: Upload, wire: Wire): Promise<void> => {
  await upload.onLocation(null);
  await sendAll({ ...upload, location: null }, wire);
};

/**
 * Uploads a part of a photo by the tus protocol, from where the server left off; no byte it has is sent again.
 * @throws Stop when the line broke with nothing gained, or the server refuses the photo.
 */
export const uploadPart = async (upload: Upload, wire: Wire): Promise<void> => {
  try {
    await sendAll(upload, wire).catch((error: unknown) => {
      if (!isGone(error)) throw error;
      return sendAfresh(upload, wire);
    });
  } catch (error) {
    if (error instanceof Stop && error.code === 'already-there') return;
    throw error;
  }
};
