import { createHash, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';
import { isSigned, signerFor } from './signer.ts';

const secrets = makeSecrets(Buffer.alloc(32, 7));
const bytes = createHash('sha256').update('An inspection').digest();

test('what is signed is known again by the public key alone, and nothing else is', () => {
  const { sign, publicKey } = signerFor(secrets, 'inspections');
  const signature = sign(bytes);
  expect(signature).toHaveLength(64);
  expect(isSigned(bytes, signature, publicKey)).toBe(true);
  expect(isSigned(Buffer.from(bytes).fill(0, 0, 1), signature, publicKey)).toBe(false);
  expect(isSigned(bytes, Buffer.from(signature).fill(0, 10, 11), publicKey)).toBe(false);
  expect(isSigned(bytes, signature, signerFor(secrets, 'receipts').publicKey)).toBe(false);
});

test('the key is the same after a restart, another for another secret, and named by its own digest', () => {
  const one = signerFor(secrets, 'inspections');
  expect(signerFor(makeSecrets(Buffer.alloc(32, 7)), 'inspections').publicKey).toBe(one.publicKey);
  expect(signerFor(makeSecrets(Buffer.alloc(32, 8)), 'inspections').keyId).not.toBe(one.keyId);
  const spki = createPublicKey(one.publicKey).export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(spki).digest('hex').slice(0, 32)).toBe(one.keyId);
});
