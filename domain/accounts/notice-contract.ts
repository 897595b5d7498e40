import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { noticeDraft, noticeSettings, pushPhoneDraft } from './notice-model.ts';

export const readNotices = endpoint({
  name: 'accounts.readNotices',
  method: 'GET',
  path: '/api/notices',
  who: 'signed-in',
  input: z.strictObject({}),
  output: noticeSettings,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What the viewer is told of, by which way, and the hours in which nothing is sent to them',
});

export const saveNotices = endpoint({
  name: 'accounts.saveNotices',
  method: 'PUT',
  path: '/api/notices',
  who: 'signed-in',
  input: noticeDraft,
  output: noticeSettings,
  errors: {},
  offline: 'never',
  audit: 'chose how they are told',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Chooses by which way the viewer is told of each kind, and their quiet hours; notices of the account stay',
});

export const addPushPhone = endpoint({
  name: 'accounts.addPushPhone',
  method: 'POST',
  path: '/api/notices/phones',
  who: 'signed-in',
  input: pushPhoneDraft,
  output: noticeSettings,
  errors: { 'push-off': 409 },
  offline: 'never',
  audit: 'lets a browser show that there is news',
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary:
    'From now on this browser shows the viewer that there is news, and nobody else; until they sign out of it, or another person signs in',
});

export const dropPushPhone = endpoint({
  name: 'accounts.dropPushPhone',
  method: 'POST',
  path: '/api/notices/phones/drop',
  who: 'signed-in',
  /** Null where the browser knows of no subscription any more. */
  input: z.strictObject({ endpoint: z.nullable(pushPhoneDraft.shape.endpoint) }),
  output: noticeSettings,
  errors: {},
  offline: 'never',
  audit: 'lets a browser show nothing any more',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'This browser shows the viewer no news any more; one that is not theirs is left as it is',
});
