import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { page, pageQuery } from '#kit/text.ts';
import { roleChange, roleDecision, roleProposal } from './role-model.ts';

const byAdmin = { who: { admin: 'any' }, offline: 'never' } as const;
const often = [{ by: 'account', times: 30, seconds: 3600 }] as const;

export const proposeRole = endpoint({
  ...byAdmin,
  name: 'admin.proposeRole',
  method: 'POST',
  path: '/api/admin/roles',
  input: roleProposal,
  output: roleChange,
  errors: {
    'wrong-password': 400,
    'no-such-person': 409,
    'own-account': 409,
    'is-farmer': 409,
    'has-role': 409,
    'lacks-role': 409,
    'role-waits': 409,
  },
  audit: 'proposed a change of a staff role',
  creates: true,
  limits: often,
  summary: 'Proposes that somebody gets or loses a staff role; nothing changes before a second admin agrees',
});

export const settleRole = endpoint({
  ...byAdmin,
  name: 'admin.settleRole',
  method: 'POST',
  path: '/api/admin/roles/:roleChangeId/decision',
  input: roleDecision,
  output: roleChange,
  errors: {
    'wrong-password': 400,
    'own-proposal': 409,
    'own-account': 409,
    'role-settled': 409,
    'no-such-person': 409,
    'has-role': 409,
    'lacks-role': 409,
    'last-admin': 409,
  },
  audit: 'decided on a change of a staff role',
  limits: often,
  summary:
    'Agrees as a second admin to a change of a staff role, at once and with the end of all sessions, or refuses it',
});

export const listRoleChanges = endpoint({
  ...byAdmin,
  name: 'admin.listRoleChanges',
  method: 'GET',
  path: '/api/admin/roles',
  input: z.strictObject(pageQuery),
  output: page(roleChange),
  errors: {},
  audit: 'no',
  summary: 'Every change of a staff role that was proposed, the newest first, and what was decided',
});
