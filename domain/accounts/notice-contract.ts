import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { noticeDraft, noticeSettings } from './notice-model.ts';

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
