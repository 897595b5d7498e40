import { closeFinding as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandCertificate } from './certificate-now.ts';
import { insertClosing } from './certificate-store.ts';
import { demandVisit } from './demand-visit.ts';

export const closeFinding = handle(contract, async ({ companyId, certificateId, ...closing }, context) => {
  const { db, clock } = context;
  await demandCertificate(context, companyId, certificateId);
  const visit = await demandVisit(db, certificateId, closing.visitId);
  if (visit.findings[closing.place] === undefined) throw new Problem('not-found');
  if (!(await insertClosing(db, closing, viewerOf(context).accountId, clock.now())))
    throw new Problem('finding-closed');
  return demandVisit(db, certificateId, closing.visitId);
});
