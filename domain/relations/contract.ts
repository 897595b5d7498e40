import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { assignedFarmer, managerRow, mostMoved } from './model.ts';

export const listManagers = endpoint({
  name: 'relations.listManagers',
  method: 'GET',
  path: '/api/admin/managers',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery, search: z.optional(optionalText(60)) }),
  output: page(managerRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Active extension managers by name, each with how many farmers they look after',
});

export const listAssignments = endpoint({
  name: 'relations.listAssignments',
  method: 'GET',
  path: '/api/admin/assignments',
  who: { admin: 'any' },
  input: z.strictObject({
    ...pageQuery,
    search: z.optional(optionalText(60)),
    /** A manager's id, or `none` for farmers nobody looks after. */
    manager: z.optional(z.union([z.literal('none'), id])),
  }),
  output: page(assignedFarmer),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'Farmers by name with the extension manager who looks after them, filtered by manager or beginning of a name',
});

export const assignFarmers = endpoint({
  name: 'relations.assign',
  method: 'POST',
  path: '/api/admin/assignments',
  who: { admin: 'any' },
  input: z.strictObject({
    id,
    farmerIds: z
      .array(id)
      .check(z.minLength(1, 'relations.farmersRequired'), z.maxLength(mostMoved, 'relations.tooMany')),
    /** Null ends the care without a successor. */
    managerId: z.nullable(id),
    reason: requiredText('relations.reasonRequired', 500),
  }),
  output: z.strictObject({ moved: z.int() }),
  errors: { 'not-a-manager': 409, 'not-a-farmer': 409 },
  offline: 'never',
  audit: 'assigned farmers',
  summary:
    "Puts farmers into a manager's care, or out of it; the manager before loses them from the phone at its next sync",
});
