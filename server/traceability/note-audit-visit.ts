import { noteAuditVisit as contract } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandCertificate } from './certificate-now.ts';
import { insertVisit } from './certificate-store.ts';
import { demandVisit } from './demand-visit.ts';

export const noteAuditVisit = handle(contract, async ({ companyId, certificateId, ...visit }, context) => {
  const { db, clock } = context;
  await demandCertificate(context, companyId, certificateId);
  if (visit.inspectedOn > dayOf(clock.now())) throw new Problem('in-future', { values: { about: visit.inspectedOn } });
  await insertVisit(db, { ...visit, certificateId }, viewerOf(context).accountId, clock.now());
  return demandVisit(db, certificateId, visit.id);
});
