import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';

/** A new UUIDv7 (RFC 9562, section 5.7): made where the thing is born, so it is its identity offline too. */
export const newId = (): string => uuidv7();

/** An id in an input or output: a UUID of any version, in lower case. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'field.id'));
