/** What a form refuses in one of its fields, or nothing. */
export const lacking = (isLacking: boolean, field: string, says: string): Readonly<Record<string, string>> =>
  isLacking ? { [field]: says } : {};
