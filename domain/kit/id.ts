import * as z from 'zod/mini';

/** An id that a person chooses from a list; `says` is the catalogue entry for none. */
export const idOr = (says: string) =>
  z.string(says).check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, says));

/** An id in an input or output: a UUID of any version, in lower case. */
export const id = idOr('field.id');
