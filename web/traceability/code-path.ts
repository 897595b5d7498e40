/** The path that what somebody typed or pasted opens: a whole address, its path, or the letters and digits of a code alone. */
export const codePathOf = (typed: string): string => {
  const text = typed.trim();
  const [, path = ''] = /^https?:\/\/[^/?#]+(\/[^?#]*)/i.exec(text) ?? [];
  if (path !== '') return path;
  if (text.startsWith('/') || text === '') return text;
  const [, gtin = '', batch = ''] =
    /^\(01\)(\d{14})(?:\(\d{2}\)\d{6})?(?:\(10\)(.+))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (gtin !== '') return `/01/${gtin}${batch === '' ? '' : `/10/${encodeURIComponent(batch)}`}`;
  const [, sscc = ''] = /^\(00\)(\d{18})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return sscc === '' ? `/t/${text.replaceAll(/\s/g, '')}` : `/00/${sscc}`;
};
