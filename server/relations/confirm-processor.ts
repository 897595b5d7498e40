import * as z from 'zod/mini';
import { idDocumentKinds } from '@shuka/domain/accounts';
import {
  companyDetails,
  confirmProcessor as contract,
  type Company,
  type CompanyDetails,
} from '@shuka/domain/relations';
import { readCac } from '@shuka/domain/kit/cac.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { confirmSignUp, insertProcessorPapers, lacksPictures } from '#accounts';
import { handle } from '#kit/route.ts';
import { insertCompany } from './company-store.ts';
import { insertStaff } from './staff-store.ts';

/** What was typed days ago comes back from the database as the text it is. */
const told = z.strictObject({ company: companyDetails, documentKind: z.enum(idDocumentKinds) });

const companyOf = ({ cac, ...rest }: CompanyDetails): Company => {
  const { cacClass, cacNumber } = readCac(cac) ?? { cacClass: null, cacNumber: cac };
  return { ...rest, companyId: newId(), cacClass, cacNumber };
};

export const confirmProcessor = handle(contract, async (asked, context) => {
  const { db, clock } = context;
  // Asked before the code: someone whose picture did not arrive must not lose a try.
  if (await lacksPictures(db, asked.uniqueId, 'agro-processor')) throw new Problem('documents-missing');
  const { accountId, signUp } = await confirmSignUp(context, asked, 'agro-processor', 'processorPending');
  const { company, documentKind } = told.parse(signUp.application);
  const now = clock.now();
  const opened = companyOf(company);
  await insertCompany(db, { ...opened, ownerId: accountId, now });
  await insertStaff(db, { companyId: opened.companyId, accountId, duty: 'owner', decidedBy: accountId, now });
  const { document_key: documentId, certificate_key: certificateId } = signUp;
  if (documentId === null || certificateId === null) throw new Error('The sign-up of a processor lost its pictures.');
  await insertProcessorPapers(db, { accountId, documentKind, documentId, certificateId, now });
  return {};
});
