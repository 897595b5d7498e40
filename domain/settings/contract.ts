import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { status, switchName, switchState } from './model.ts';

export const readStatus = endpoint({
  name: 'settings.readStatus',
  method: 'GET',
  path: '/api/status',
  who: 'anyone',
  input: z.strictObject({}),
  output: status,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whether the platform and each registration are open, and which parts work right now',
});

export const listSwitches = endpoint({
  name: 'settings.listSwitches',
  method: 'GET',
  path: '/api/admin/switches',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(switchState) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Every switch an admin can open or close',
});

export const changeSwitch = endpoint({
  name: 'settings.changeSwitch',
  method: 'PUT',
  path: '/api/admin/switches/:name',
  who: { admin: 'any' },
  input: z.strictObject({ name: switchName, isOpen: z.boolean() }),
  output: switchState,
  errors: {},
  offline: 'never',
  audit: 'changed a switch',
  summary: 'Opens or closes the platform or one registration',
});
