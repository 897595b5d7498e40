import type { LogTools } from '@shuka/domain/traceability';

/** Bytes as WebCrypto takes them: in a buffer of their own. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

const byWebCrypto = async (bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', own(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, own(signature), own(bytes));
};

/** Browsers of before Chrome 137 have no Ed25519 of their own. */
const byLibrary = async (bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): Promise<boolean> => {
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, bytes, publicKey).catch(() => false);
};

/** What a browser checks the log with: nothing that comes from the server. */
export const browserTools: LogTools = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', own(bytes))),
  isSigned: (bytes, signature, publicKey) =>
    byWebCrypto(bytes, signature, publicKey).catch(() => byLibrary(bytes, signature, publicKey)),
};
