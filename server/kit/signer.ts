import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key to sign with. `keyId` is the first half of the SHA-256 of the public key, in hexadecimal. */
export type Signer = {
  readonly keyId: string;
  /** SPKI in PEM. */
  readonly publicKey: string;
  readonly sign: (bytes: Buffer) => Buffer;
};

/** The server's own Ed25519 key for a purpose: the same for as long as the operator's secret is the same. */
export const signerFor = (secrets: Secrets, purpose: string): Signer => {
  const privateKey = createPrivateKey({
    key: Buffer.concat([keyHead, secrets.key(purpose)]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const digest = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return {
    keyId: digest.digest('hex').slice(0, 32),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (bytes) => sign(null, bytes, privateKey),
  };
};

/** Whether a signature is of these bytes by this key. */
export const isSigned = (bytes: Buffer, signature: Buffer, publicKey: string): boolean =>
  verify(null, bytes, createPublicKey(publicKey), signature);
