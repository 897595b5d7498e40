import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { importKinds } from './model.ts';

const fieldName = requiredText('imports.fieldRequired', 120);

/** How a form of ODK Central or KoboToolbox, or another table, calls the columns of ours. */
export const mappingDraft = z.strictObject({
  id,
  name: requiredText('imports.mappingNameRequired', 80),
  kind: z.enum(importKinds, 'imports.kindRequired'),
  fields: z
    .array(z.strictObject({ column: fieldName, field: fieldName }))
    .check(z.minLength(1, 'imports.fieldRequired'), z.maxLength(40, 'imports.fieldRequired')),
});

export type MappingDraft = z.output<typeof mappingDraft>;

export const mapping = z.strictObject({ ...mappingDraft.shape, madeAt: z.string() });

export type Mapping = z.output<typeof mapping>;
