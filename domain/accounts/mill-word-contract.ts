import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { extensionWorker, millTextVersion } from './mill-word-model.ts';
import { shownState } from './shown-model.ts';

const staff = { 'agro-processor': 'staff' } as const;
const ofCompany = { kind: 'company', idField: 'companyId' } as const;

export const readShownToMills = endpoint({
  name: 'accounts.readShownToMills',
  method: 'GET',
  path: '/api/shown-to-mills',
  who: { 'extension-manager': 'own' },
  input: z.strictObject({}),
  output: shownState,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whether the extension manager who is signed in agreed to be shown to agro-processors',
});

export const showToMills = endpoint({
  name: 'accounts.showToMills',
  method: 'POST',
  path: '/api/shown-to-mills',
  who: { 'extension-manager': 'own' },
  input: z.strictObject({ id, isGiven: z.boolean(), textVersion: z.literal(millTextVersion, 'field.wrong') }),
  output: shownState,
  errors: {},
  offline: 'never',
  audit: 'said yes or no to being shown to agro-processors',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Agrees to be shown to agro-processors, or takes that back; each word is kept',
});

export const listExtensionWorkers = endpoint({
  name: 'accounts.listExtensionWorkers',
  method: 'GET',
  path: '/api/companies/:companyId/extension-workers',
  who: staff,
  object: ofCompany,
  input: z.strictObject({
    companyId: id,
    ...pageQuery,
    search: z.optional(optionalText(60)),
    stateCode: z.optional(stateOrNone),
  }),
  output: page(extensionWorker),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The extension managers who agreed to be shown to agro-processors; by the beginning of a name, and by state',
});

export const readExtensionWorker = endpoint({
  name: 'accounts.readExtensionWorker',
  method: 'GET',
  path: '/api/companies/:companyId/extension-workers/:managerId',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, managerId: id }),
  output: extensionWorker,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One extension manager who agreed to be shown to agro-processors',
});
