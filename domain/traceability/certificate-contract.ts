import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { auditVisit, certificate, certificateDraft, closingWords, endReason, visitDraft } from './certificate-model.ts';

const staff = { 'agro-processor': 'staff' } as const;
const own = { 'agro-processor': 'own' } as const;
const often = [{ by: 'account', times: 200, seconds: 3600 }] as const;
const shared = { object: ofCompany, offline: 'never' } as const;
const one = z.strictObject({ companyId: id, certificateId: id });

export const saveCertificate = endpoint({
  ...shared,
  name: 'traceability.saveCertificate',
  method: 'POST',
  path: '/api/companies/:companyId/certificates',
  who: own,
  input: certificateDraft,
  output: certificate,
  errors: {},
  audit: 'entered a certificate',
  creates: true,
  limits: often,
  summary: 'Enters a certificate of a company: its kind, number, body, scope and days; it is ended, never changed',
});

export const listCertificates = endpoint({
  ...shared,
  name: 'traceability.listCertificates',
  method: 'GET',
  path: '/api/companies/:companyId/certificates',
  who: staff,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(certificate),
  errors: {},
  audit: 'no',
  summary: 'The certificates of a company, the newest first, and whether each holds today',
});

export const endCertificate = endpoint({
  ...shared,
  name: 'traceability.endCertificate',
  method: 'POST',
  path: '/api/companies/:companyId/certificates/:certificateId/end',
  who: own,
  input: z.strictObject({ ...one.shape, reason: endReason }),
  output: certificate,
  errors: { 'certificate-ended': 409 },
  audit: 'ended a certificate',
  limits: often,
  summary: 'Says that a certificate holds no more before its last day, and why',
});

export const setCertificatePhoto = endpoint({
  ...shared,
  name: 'traceability.setCertificatePhoto',
  method: 'PUT',
  path: '/api/companies/:companyId/certificates/:certificateId/photo',
  who: own,
  input: one,
  output: certificate,
  errors: { 'not-a-picture': 400, 'certificate-ended': 409 },
  audit: 'added the photo of a certificate',
  limits: often,
  body: 'picture',
  summary: 'Keeps the photo of a certificate; another takes its place',
});

export const showCertificatePhoto = endpoint({
  ...shared,
  name: 'traceability.showCertificatePhoto',
  method: 'GET',
  path: '/api/companies/:companyId/certificates/:certificateId/photo',
  who: staff,
  input: one,
  output: z.unknown(),
  errors: {},
  audit: 'no',
  answers: 'file',
  summary: 'The photo of a certificate',
});

export const noteAuditVisit = endpoint({
  ...shared,
  name: 'traceability.noteAuditVisit',
  method: 'POST',
  path: '/api/companies/:companyId/certificates/:certificateId/visits',
  who: own,
  input: visitDraft,
  output: auditVisit,
  errors: { 'in-future': 409 },
  audit: 'noted the visit of an inspector',
  creates: true,
  limits: often,
  summary:
    'Notes what an inspector of a certifying body found; it is never changed, each finding is closed by its own word',
});

export const closeFinding = endpoint({
  ...shared,
  name: 'traceability.closeFinding',
  method: 'POST',
  path: '/api/companies/:companyId/certificates/:certificateId/visits/:visitId/closing',
  who: own,
  input: z.strictObject({
    ...one.shape,
    visitId: id,
    place: z.int('field.wrong').check(z.gte(0, 'field.wrong'), z.lte(49, 'field.wrong')),
    says: closingWords,
  }),
  output: auditVisit,
  errors: { 'finding-closed': 409 },
  audit: 'closed a finding',
  limits: often,
  summary: 'Says what was done about a finding; it is closed then',
});

export const listAuditVisits = endpoint({
  ...shared,
  name: 'traceability.listAuditVisits',
  method: 'GET',
  path: '/api/companies/:companyId/certificates/:certificateId/visits',
  who: staff,
  input: z.strictObject({ ...one.shape, ...pageQuery }),
  output: page(auditVisit),
  errors: {},
  audit: 'no',
  summary: 'The visits of inspectors for a certificate, the newest first, with what is open of their findings',
});

export const listEndingCertificates = endpoint({
  name: 'traceability.listEndingCertificates',
  method: 'GET',
  path: '/api/admin/certificates',
  who: { admin: 'any' },
  input: z.strictObject(pageQuery),
  output: page(certificate),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Certificates of all companies that end within the longest time of reminding, the first to end first',
});
