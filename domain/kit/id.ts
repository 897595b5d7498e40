import * as z from 'zod/mini';

/** An id in an input or output: a UUID of any version, in lower case. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'field.id'));
