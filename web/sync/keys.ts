import type { Bytes } from './database.ts';
import { fromBase64Url, toBase64Url } from './text-bytes.ts';

const aes = { name: 'AES-GCM', length: 256 } as const;

/** A data key closed by another key. */
export type Wrapped = { readonly iv: Bytes; readonly bytes: Bytes };

/** What a PIN closes a data key with. */
export type PinLock = Wrapped & { readonly salt: Bytes; readonly iterations: number };

/** A new data key; it can be taken out only so that it can be wrapped, and is not kept in this form. */
export const makeDataKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(aes, true, ['encrypt', 'decrypt']);

const keyOfPin = async (pin: string, salt: Bytes, iterations: number): Promise<CryptoKey> => {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle.deriveKey(rule, material, aes, false, ['wrapKey', 'unwrapKey']);
};

const keyOfRecovery = (recoveryKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64Url(recoveryKey), aes, false, ['wrapKey', 'unwrapKey']);

const wrap = async (dataKey: CryptoKey, by: CryptoKey): Promise<Wrapped> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new Uint8Array(await crypto.subtle.wrapKey('raw', dataKey, by, { name: 'AES-GCM', iv }));
  return { iv, bytes };
};

/** @returns null when `by` is not what closed it. */
const unwrap = async ({ iv, bytes }: Wrapped, by: CryptoKey, mayLeave: boolean): Promise<CryptoKey | null> => {
  const rule = { name: 'AES-GCM', iv };
  try {
    return await crypto.subtle.unwrapKey('raw', bytes, by, rule, aes, mayLeave, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
};

/** Closes a data key that can be taken out with a PIN. */
export const wrapByPin = async (dataKey: CryptoKey, pin: string, iterations: number): Promise<PinLock> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { ...(await wrap(dataKey, await keyOfPin(pin, salt, iterations))), salt, iterations };
};

/**
 * The data key a PIN opens; null when the PIN is wrong.
 * @param mayLeave so that it can be wrapped anew; what stays in memory never may.
 */
export const unwrapByPin = async (lock: PinLock, pin: string, mayLeave = false): Promise<CryptoKey | null> =>
  unwrap(lock, await keyOfPin(pin, lock.salt, lock.iterations), mayLeave);

/** 256 random bits as text; the server keeps them for when the PIN is forgotten. */
export const makeRecoveryKey = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export const wrapByRecovery = async (dataKey: CryptoKey, recoveryKey: string): Promise<Wrapped> =>
  wrap(dataKey, await keyOfRecovery(recoveryKey));

export const unwrapByRecovery = async (lock: Wrapped, recoveryKey: string): Promise<CryptoKey | null> =>
  unwrap(lock, await keyOfRecovery(recoveryKey), true);

/** The same key in a form that no script can read out. */
export const closedKey = async (dataKey: CryptoKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await crypto.subtle.exportKey('raw', dataKey), aes, false, ['encrypt', 'decrypt']);

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The key pair of a trusted phone: the public half for the server, the private half as PKCS 8, to be sealed at once. */
export const makeTrustKey = async (): Promise<{ publicKey: string; privateKey: Bytes }> => {
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  return {
    publicKey: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
};

/** ECDSA with SHA-256 over the challenge's characters, raw, base64url. */
export const signChallenge = async (privateKey: Bytes, challenge: string): Promise<string> => {
  const key = await crypto.subtle.importKey('pkcs8', privateKey, ecdsa, false, ['sign']);
  const text = new TextEncoder().encode(challenge);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, text)));
};
