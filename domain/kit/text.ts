import * as z from 'zod/mini';

/** No control characters but the line break, and no half of a letter: they break logs, exports and feature phones. */
const isPlain = (text: string): boolean => !/[\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]/u.test(text);

/**
 * A text that must be there. Trimmed; `says` is the catalogue entry shown when it is empty.
 * @param maxLength in UTF-16 units, as the browser counts them.
 */
export const requiredText = (says: string, maxLength = 100) =>
  z.string(says).check(z.trim(), z.minLength(1, says), z.maxLength(maxLength, 'field.tooLong'), plain());

/** A text that may be empty. */
export const optionalText = (maxLength = 1000) =>
  z.string().check(z.trim(), z.maxLength(maxLength, 'field.tooLong'), plain());

const plain = () => z.refine<string>(isPlain, 'field.controlCharacter');

/** Text, an at sign, text, a dot, text (spec, section 5), read in linear time and at most 254 long (RFC 5321). */
export const isEmail = (text: string): boolean => {
  const parts = text.split('@');
  const [name = '', host = ''] = parts;
  const labels = host.split('.');
  return (
    parts.length === 2 &&
    text.length <= 254 &&
    name !== '' &&
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    !/[\s<>"(),:;\\\u0000-\u001f\u007f\ud800-\udfff]/u.test(text)
  );
};

/** An e-mail address, in lower case: mail providers here do not tell cases apart, people do not either. */
export const email = (says = 'accounts.emailRequired') =>
  z.string(says).check(z.trim(), z.toLowerCase(), z.refine(isEmail, says));

/** A page of a list: at most 100 rows after a cursor. Query values arrive as text and are read as such. */
export const pageQuery = {
  after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1200}$/, 'field.cursor'))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'field.limit'))),
};

/** One page: its items and the cursor of the next page, null on the last. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.nullable(z.string()) });

/** A moment as ISO 8601 with its zone. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'field.instant'));
