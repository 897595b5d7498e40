/**
 * JSON in the one way RFC 8785 writes it: no blanks, keys in the order of their UTF-16 units, numbers as JavaScript has
 * them. The same data is the same text, so that it can be signed.
 * @param value plain data: objects, arrays, texts without halves of letters, finite numbers, yes or no, null.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${fields.join(',')}}`;
};
