import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { maintenanceWindow, statusUpdate, updateKinds, updateTexts, windowDraft } from './maintenance-model.ts';

export const planWindow = endpoint({
  name: 'settings.planWindow',
  method: 'POST',
  path: '/api/admin/maintenance-windows',
  who: { admin: 'any' },
  input: windowDraft,
  output: maintenanceWindow,
  errors: { 'window-past': 409, 'window-taken': 409 },
  offline: 'never',
  audit: 'planned maintenance',
  creates: true,
  summary: 'Says when a door closes for a while and when it opens again; both happen by themselves',
});

export const listWindows = endpoint({
  name: 'settings.listWindows',
  method: 'GET',
  path: '/api/admin/maintenance-windows',
  who: { admin: 'any' },
  input: z.strictObject(pageQuery),
  output: page(maintenanceWindow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'When doors were and will be closed for a while, the latest first',
});

export const cancelWindow = endpoint({
  name: 'settings.cancelWindow',
  method: 'POST',
  path: '/api/admin/maintenance-windows/:windowId/cancelling',
  who: { admin: 'any' },
  object: { kind: 'maintenanceWindow', idField: 'windowId' },
  input: z.strictObject({ windowId: id }),
  output: maintenanceWindow,
  errors: { 'window-begun': 409 },
  offline: 'never',
  audit: 'cancelled maintenance',
  summary: 'Takes planned maintenance back before it begins',
});

export const postUpdate = endpoint({
  name: 'settings.postUpdate',
  method: 'POST',
  path: '/api/admin/status-updates',
  who: { admin: 'any' },
  input: z.strictObject({ id, kind: z.enum(updateKinds), texts: updateTexts, isSent: z.boolean() }),
  output: statusUpdate,
  errors: {},
  offline: 'never',
  audit: 'posted a status update',
  creates: true,
  summary: 'Says how the platform does, for everybody to read; sent by e-mail to who follows where it is to be',
});

export const listUpdates = endpoint({
  name: 'settings.listUpdates',
  method: 'GET',
  path: '/api/status-updates',
  who: 'anyone',
  input: z.strictObject(pageQuery),
  output: page(statusUpdate),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What the staff said of how the platform does, the newest first, in the language of the reader where there is one',
});

export const readUpdatesFeed = endpoint({
  name: 'settings.readUpdatesFeed',
  method: 'GET',
  path: '/api/status-updates.atom',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'The newest updates as an Atom feed (RFC 4287), for programs that follow them',
});
