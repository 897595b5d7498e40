import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { clerk, often, ofMill, staff } from './request-contract.ts';
import { storageAsk, storageAskDraft } from './warehouse-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
const few = [{ by: 'account', times: 120, seconds: 3600 }] as const;

const ask = z.strictObject({ ...storageAskDraft.shape, keeperId: id });

export const askStorage = endpoint({
  name: 'processing.askStorage',
  method: 'POST',
  path: '/api/farmers/:keeperId/storage-asks',
  who: farmHands,
  object: ofFarmer,
  input: ask,
  output: storageAsk,
  errors: { 'no-such-mill': 409, 'no-such-lot': 409, 'lot-stored': 409, 'asked-already': 409 },
  offline: 'never',
  audit: 'asked a mill to store a lot',
  creates: true,
  limits: few,
  summary: 'Asks a mill to store one whole lot of a farmer; nothing is held until the mill took it in',
});

export const withdrawStorage = endpoint({
  name: 'processing.withdrawStorage',
  method: 'POST',
  path: '/api/farmers/:keeperId/storage-asks/:askId/withdrawal',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, askId: id }),
  output: storageAsk,
  errors: { 'ask-answered': 409 },
  offline: 'never',
  audit: 'asked a mill for storage no more',
  limits: few,
  summary: 'Takes back what a mill was asked to store, while it waits',
});

export const listStorageAsked = endpoint({
  name: 'processing.listStorageAsked',
  method: 'GET',
  path: '/api/farmers/:keeperId/storage-asks',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(storageAsk),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a farmer asked mills to store, the newest first',
});

export const listStorageAsks = endpoint({
  name: 'processing.listStorageAsks',
  method: 'GET',
  path: '/api/companies/:companyId/storage-asks',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(storageAsk),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The lots a mill is asked to store and did not answer for yet, the newest first',
});

export const refuseStorage = endpoint({
  name: 'processing.refuseStorage',
  method: 'POST',
  path: '/api/companies/:companyId/storage-asks/:askId/refusal',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ companyId: id, askId: id, reason: requiredText('processing.reasonRequired', 300) }),
  output: storageAsk,
  errors: { 'ask-answered': 409 },
  offline: 'never',
  audit: 'refused to store a lot',
  limits: often,
  summary: 'Refuses to store a lot, with the reason',
});
