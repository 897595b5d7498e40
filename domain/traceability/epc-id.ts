import { decoded } from './read-text.ts';

/**
 * Identifiers of things and places in one form, so that what is written in two ways is one thing: addresses of GS1 Digital
 * Link on id.gs1.org; what GS1 does not name stays as it is.
 */

/** The check digit of GS1 over the digits before it: from the right weighed 3 and 1 in turn (GS1 General Specifications 7.9). */
export const checkDigitOf = (digits: string): number => {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => ({ total: total + Number(digit) * weight, weight: 4 - weight }),
    { total: 0, weight: 3 },
  ).total;
  return (10 - (sum % 10)) % 10;
};

const isChecked = (digits: string): boolean => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));

/** The keys that are reckoned with: how many digits, and which qualifiers may follow, in their order. */
const keys: Readonly<Record<string, { readonly digits: number; readonly qualifiers: readonly string[] }>> = {
  '00': { digits: 18, qualifiers: [] },
  '01': { digits: 14, qualifiers: ['22', '10', '21', '235'] },
  '414': { digits: 13, qualifiers: ['254', '7040'] },
  '417': { digits: 13, qualifiers: [] },
};

/** Up to 20 of the 82 letters of GS1, or 28 of them in a 235. */
const qualifierValue = /^[!%-?A-Z_a-z"]{1,28}$/;

export type IdFault = 'check-digit' | 'id-wrong';

type ReadId = { readonly id: string; readonly fault: IdFault | null };

const whole = (key: string, value: string, rest: string): ReadId => {
  const id = `https://id.gs1.org/${key}/${value}${rest}`;
  return { id, fault: isChecked(value) ? null : 'check-digit' };
};

/** `/01/06151101234567/10/F001` at the end of a path, in its one form; null where there is none. */
const readLink = (path: string, isGs1: boolean): ReadId | null => {
  const parts = path.split('/').slice(1);
  const at = parts.findIndex((part, place) => keys[part] !== undefined && /^\d+$/.test(parts[place + 1] ?? ''));
  const [key = '', value = '', ...rest] = at < 0 ? [] : parts.slice(at);
  const known = keys[key];
  if (known === undefined) return null;
  const wrong: ReadId = { id: path, fault: 'id-wrong' };
  if (value.length !== known.digits || rest.length % 2 !== 0 || (isGs1 && at > 0)) return wrong;
  let last = -1;
  for (let place = 0; place < rest.length; place += 2) {
    const order = known.qualifiers.indexOf(rest[place] ?? '');
    const said = decoded(rest[place + 1] ?? '');
    if (order <= last || said === null || !qualifierValue.test(said)) return wrong;
    last = order;
  }
  return whole(key, value, rest.map((part) => `/${part}`).join(''));
};

/** Company prefix, reference and the digit before it, as a URN of EPC has them, in the order of the number. */
const withCheck = (digits: string): string => `${digits}${checkDigitOf(digits)}`;

const serial = (ai: string, text: string | undefined): string => (text === undefined ? '' : `/${ai}/${text}`);

const gtinOf = (company: string, item: string): string => withCheck(`${item.slice(0, 1)}${company}${item.slice(1)}`);

/** URNs of EPC carry no check digit: it is reckoned (TDS 2.0, section 6.3). */
const readUrn = (text: string): ReadId | null => {
  const found = /^urn:epc:(?:id|class|idpat):(sgtin|lgtin|sscc|sgln|pgln):(\d{6,12})\.(\d*)(?:\.(.+))?$/.exec(text);
  if (found === null) return null;
  const [, kind = '', company = '', reference = '', more] = found;
  const of = (key: string, length: number, number: string, rest: string): ReadId =>
    number.length === length
      ? { id: `https://id.gs1.org/${key}/${number}${rest}`, fault: null }
      : { id: text, fault: 'id-wrong' };
  if (kind === 'sgtin') return of('01', 14, gtinOf(company, reference), more === '*' ? '' : serial('21', more));
  if (kind === 'lgtin') return of('01', 14, gtinOf(company, reference), serial('10', more));
  if (kind === 'sscc') return of('00', 18, gtinOf(company, reference), '');
  const isPlain = more === undefined || more === '0';
  return kind === 'sgln'
    ? of('414', 13, withCheck(`${company}${reference}`), isPlain ? '' : serial('254', more))
    : of('417', 13, withCheck(`${company}${reference}`), '');
};

const isAddress = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`\u0000-\u0020]+$/i;

/** Whether a text is an absolute address of any sort (RFC 3986), as far as it matters. */
export const isUri = (text: unknown): text is string => typeof text === 'string' && isAddress.test(text);

/** An identifier in its one form, and what is wrong with it. @param text an absolute address. */
export const readId = (text: string): ReadId => {
  if (text.startsWith('urn:epc:')) return readUrn(text) ?? { id: text, fault: null };
  const found = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(text);
  if (found === null) return { id: text, fault: null };
  const [, host = '', path = ''] = found;
  const isGs1 = host.toLowerCase() === 'id.gs1.org';
  const link = readLink(path, isGs1);
  if (link === null) return { id: text, fault: null };
  // A number of another house’s own making, /lot/01/…, say, is no number of GS1 where it is not written as one.
  const isOurs = link.fault === 'id-wrong' && !isGs1;
  return isOurs ? { id: text, fault: null } : { ...link, id: link.fault === 'id-wrong' ? text : link.id };
};

const numbered = /^https:\/\/id\.gs1\.org\/(?:00|01)\/\d(\d{12,16})\d(?:\/|$)/;

/**
 * The digits of a GTIN or an SSCC that begin with the prefix of whoever it was licensed to: without the digit before it
 * and the check digit. Null for places and for what GS1 does not name. @param id in its one form.
 */
export const numberIn = (id: string): string | null => numbered.exec(id)?.[1] ?? null;
