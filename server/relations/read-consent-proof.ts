import { Problem } from '@shuka/domain/kit/problem.ts';
import { readConsentProof as contract } from '@shuka/domain/relations';
import { findProof, proofExtension } from '#accounts';
import { handle } from '#kit/route.ts';

export const readConsentProof = handle(contract, async ({ farmerId }, { db, files }) => {
  const proof = await findProof(db, farmerId);
  const bytes = proof === null ? null : await files.get(proof.proofKey, proofExtension[proof.proofType]);
  if (proof === null || bytes === null) throw new Problem('not-found');
  // Phones are shared: nobody else may find it in a browser's cache.
  return { bytes, mediaType: proof.proofType, cacheSeconds: 0 };
});
