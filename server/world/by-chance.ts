/** What holds any few digits by chance: hashes of Argon2, ids, keys in hex and in base64url, and times. */
const byChance =
  /\$argon2id\$[^"]+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32,}|"[\w-]{22}":|\d{4}-\d\d-\d\d[T ][\d:.+]+(?:Z|\b)/g;

/** A row as text, without what a short secret may be found in though nobody wrote it there. */
export const withoutChance = (row: string): string => row.replace(byChance, '');
