import { Problem } from '@shuka/domain/kit/problem.ts';
import { readInspection as contract } from '@shuka/domain/reports';
import { handle } from '#kit/route.ts';
import { findInspection } from './inspection-store.ts';

export const readInspection = handle(contract, async ({ inspectionId }, { db }) => {
  const found = await findInspection(db, inspectionId);
  if (found === null) throw new Problem('not-found');
  const { inspection, sealedText, signature } = found;
  return { inspection, sealedText, signature: signature.toString('base64') };
});
