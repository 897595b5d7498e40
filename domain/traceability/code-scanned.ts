import { hasRightCheckDigit, numberLengths } from './code-digits.ts';
import type { CodeFault, Element } from './code-elements.ts';
import { buildLink, canonicalStem, readLink } from './code-link.ts';
import { readElements } from './code-read-elements.ts';
import { idOfOwnLink, idOfTraceCode, ownLink } from './code-trace.ts';
import { isUri } from './epc-id.ts';

/** Why what was scanned or typed names no thing; each is what a screen says of it. */
type ScanFault = CodeFault | 'no-batch' | 'not-a-code';

/** `thing` is an address by which the server knows it. */
type Scanned = { readonly thing: string; readonly fault: null } | { readonly thing: null; readonly fault: ScanFault };

const wrong = (fault: ScanFault): Scanned => ({ thing: null, fault });
const found = (thing: string): Scanned => ({ thing, fault: null });

/** A number of GS1 that says which one it is: a unit by its SSCC, goods by product with batch or serial number. */
const ofElements = (elements: readonly Element[]): Scanned => {
  const of = (ai: string): readonly Element[] => elements.filter(([one]) => one === ai);
  const [unit] = of('00');
  if (unit !== undefined) return found(buildLink(canonicalStem, [unit]));
  const [product] = of('01');
  if (product === undefined) return wrong('no-key');
  const [batch] = [...of('10'), ...of('21')];
  return batch === undefined ? wrong('no-batch') : found(buildLink(canonicalStem, [product, ...of('10'), ...of('21')]));
};

const read = (text: string): Scanned => {
  const { elements, fault } = readElements(text);
  if (elements === null || fault !== null) return wrong(fault ?? 'not-a-code');
  return ofElements(elements);
};

/** An address: our own link, a GS1 Digital Link on whatever host, or the address that another house gave a thing. */
const ofAddress = (text: string, publicUrl: string): Scanned => {
  const id = idOfOwnLink(text);
  if (id !== null) return found(ownLink(publicUrl, id));
  const { elements, fault } = readLink(text);
  if (elements === null) return fault === 'no-key' && isUri(text) ? found(text) : wrong(fault);
  return fault === null ? ofElements(elements) : wrong(fault);
};

const productLengths: readonly number[] = Object.entries(numberLengths).flatMap(([kind, length]) =>
  kind.startsWith('gtin') ? [length] : [],
);

/** A bare number: of a unit; or of a product, which is not enough to know which goods. */
const ofDigits = (digits: string): Scanned => {
  if (digits.length === numberLengths.sscc)
    return hasRightCheckDigit(digits) ? ofElements([['00', digits]]) : wrong('check-digit');
  if (productLengths.includes(digits.length)) return wrong(hasRightCheckDigit(digits) ? 'no-batch' : 'check-digit');
  return read(digits);
};

/**
 * What thing a code names, as a scanner gives it or a person types it: a link, our own code of 26 letters, an element string
 * of GS1, or a bare SSCC. Check digits are verified.
 * @param publicUrl of this house, without a slash at its end: its own codes become its links.
 */
export const readScanned = (text: string, publicUrl: string): Scanned => {
  const said = text.trim();
  if (said === '') return wrong('not-a-code');
  if (/^https?:\/\//i.test(said)) return ofAddress(said, publicUrl);
  const digits = said.replaceAll(/[\s-]/g, '');
  if (/^\d{8,22}$/.test(digits)) return ofDigits(digits);
  // An element string of a product begins with its fourteen digits, which no code of ours does but by a rare chance.
  if (/^([(\]^\u001d]|01\d{14}|00\d{18})/.test(said)) return read(said);
  const id = idOfTraceCode(said);
  return id === null ? wrong('not-a-code') : found(ownLink(publicUrl, id));
};
