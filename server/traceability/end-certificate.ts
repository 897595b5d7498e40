import { endCertificate as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { certificateNow, demandCertificate } from './certificate-now.ts';
import { setEnded } from './certificate-store.ts';

export const endCertificate = handle(contract, async ({ companyId, certificateId, reason }, context) => {
  const { db, clock } = context;
  await demandCertificate(context, companyId, certificateId);
  const isDone = await setEnded(db, certificateId, reason, viewerOf(context).accountId, clock.now());
  if (!isDone) throw new Problem('certificate-ended');
  return certificateNow(context, companyId, certificateId);
});
