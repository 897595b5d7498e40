import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { shiftEntry, standing } from './shift-model.ts';
import { ofCompany } from './of-company.ts';

const clerk = { 'agro-processor': 'clerk' } as const;
const limits = [{ by: 'account', times: 200, seconds: 3600 }] as const;

/** Who can be handed a shift: a clerk needs no more of their colleagues than names. */
const colleague = z.strictObject({ accountId: id, name: z.string() });

export const listShifts = endpoint({
  name: 'relations.listShifts',
  method: 'GET',
  path: '/api/companies/:companyId/shifts',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: z.strictObject({ ...page(shiftEntry).shape, now: z.nullable(shiftEntry), colleagues: z.array(colleague) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The book of shifts of a company, the newest line first, with who is on shift now and who can be next',
});

export const openShift = endpoint({
  name: 'relations.openShift',
  method: 'POST',
  path: '/api/companies/:companyId/shifts',
  who: clerk,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id }),
  output: shiftEntry,
  errors: { 'shift-open': 409 },
  offline: 'never',
  audit: 'opened a shift',
  creates: true,
  limits,
  summary: 'Begins a shift at a company where nobody is on shift',
});

export const handOverShift = endpoint({
  name: 'relations.handOverShift',
  method: 'POST',
  path: '/api/companies/:companyId/shifts/hand-over',
  who: clerk,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, toId: id, ...standing }),
  output: shiftEntry,
  errors: { 'no-shift': 409, 'not-on-shift': 409, 'not-next': 409 },
  offline: 'never',
  audit: 'handed over a shift',
  creates: true,
  limits,
  summary: 'Hands the shift to the next with a note and the count of what stands; an owner may do it for who left',
});

export const closeShift = endpoint({
  name: 'relations.closeShift',
  method: 'POST',
  path: '/api/companies/:companyId/shifts/close',
  who: clerk,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, ...standing }),
  output: shiftEntry,
  errors: { 'no-shift': 409, 'not-on-shift': 409 },
  offline: 'never',
  audit: 'closed a shift',
  creates: true,
  limits,
  summary: 'Ends the shift with a note and the count of what stands',
});
