import { listInspectionKeys as contract } from '@shuka/domain/reports';
import { handle } from '#kit/route.ts';
import { inspectionSigner } from './inspection-seal.ts';
import { findSealKeys } from './inspection-store.ts';

/** The key that the next inspection will be signed with stands among them before there is one. */
export const listInspectionKeys = handle(contract, async (_, { db, secrets, clock }) => {
  const { keyId, publicKey } = inspectionSigner(secrets);
  const kept = await findSealKeys(db);
  const next = { keyId, publicKey, since: clock.now().toISOString() };
  const keys = kept.some((key) => key.keyId === keyId) ? kept : [next, ...kept];
  return { keys: keys.map((key) => ({ ...key, algorithm: 'Ed25519' as const })) };
});
