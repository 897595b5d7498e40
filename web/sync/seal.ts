import type { Bytes } from './database.ts';

const ivBytes = 12;

/**
 * Closes values with one person's data key: AES-GCM, a random 96-bit IV in front. `place` names where the value stands
 * (store and id) and is authenticated with it, so that two closed values cannot change places.
 */
export type Sealer = {
  seal(place: string, value: unknown): Promise<Bytes>;
  /** @throws when the bytes are not what was sealed at that place. */
  open(place: string, sealed: Bytes): Promise<unknown>;
  sealBytes(place: string, bytes: Bytes): Promise<Bytes>;
  openBytes(place: string, sealed: Bytes): Promise<Bytes>;
};

export const makeSealer = (key: CryptoKey): Sealer => {
  const { subtle } = globalThis.crypto;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const paramsOf = (place: string, iv: Bytes): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(place),
  });

  const sealBytes = async (place: string, bytes: Bytes): Promise<Bytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const closed = new Uint8Array(await subtle.encrypt(paramsOf(place, iv), key, bytes));
    const sealed = new Uint8Array(ivBytes + closed.length);
    sealed.set(iv);
    sealed.set(closed, ivBytes);
    return sealed;
  };
  const openBytes = async (place: string, sealed: Bytes): Promise<Bytes> => {
    const opened = await subtle.decrypt(paramsOf(place, sealed.slice(0, ivBytes)), key, sealed.subarray(ivBytes));
    return new Uint8Array(opened);
  };
  return {
    sealBytes,
    openBytes,
    seal: (place, value) => sealBytes(place, encoder.encode(JSON.stringify(value))),
    open: async (place, sealed) => JSON.parse(decoder.decode(await openBytes(place, sealed))),
  };
};

/** The places of sealed values. An act keeps its place from outbox to journal. */
export const places = {
  rec: (type: string, id: string): string => `rec ${type} ${id}`,
  act: (key: string): string => `act ${key}`,
  issue: (key: string): string => `issue ${key}`,
  blob: (photoId: string, part: string): string => `blob ${photoId} ${part}`,
  meta: (name: string): string => `meta ${name}`,
  draft: (key: string): string => `draft ${key}`,
  person: (accountId: string): string => `person ${accountId}`,
} as const;
