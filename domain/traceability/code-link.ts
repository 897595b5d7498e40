import { elementFault, elementsFault, isKnownAi, type CodeFault, type Element } from './code-elements.ts';
import { decoded } from './read-text.ts';

/** Keys of a GS1 Digital Link and which qualifiers may follow each, in which order; 235 and 7040 stand alone. */
const qualifiersOf: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '00': [[]],
  '01': [['22', '10', '21'], ['235']],
  '414': [['254'], ['7040']],
  '417': [['7040']],
};

const isKey = (ai: string): boolean => ai in qualifiersOf;

const isQualifierOf = (key: string, ai: string): boolean => qualifiersOf[key]?.some((one) => one.includes(ai)) ?? false;

/** What a Digital Link says. `fault` names what of its data is wrong though the link itself can be read. */
export type ReadLink =
  | { readonly stem: string; readonly elements: readonly Element[]; readonly fault: CodeFault | null }
  | { readonly stem: null; readonly elements: null; readonly fault: CodeFault };

const noLink = (fault: CodeFault): ReadLink => ({ stem: null, elements: null, fault });

/** Bounded, so that a link of a megabyte costs nothing. */
const mostCharacters = 2000;

const webAddress = /^(https?:\/\/[^/?#\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$/i;

const pairsOf = (segments: readonly string[]): Element[] | null => {
  const pairs: Element[] = [];
  for (let at = 0; at < segments.length; at += 2) {
    const [ai = '', value] = [segments[at], decoded(segments[at + 1] ?? '')];
    if (!isKnownAi(ai) || value === null || value === '') return null;
    pairs.push([ai, value]);
  }
  return pairs;
};

/** Where in the path the key stands: the first place from which all that follows is pairs. */
const keyPlace = (segments: readonly string[]): number =>
  segments.findIndex((ai, at) => isKey(ai) && (segments.length - at) % 2 === 0 && pairsOf(segments.slice(at)) !== null);

const isInOrder = (key: string, qualifiers: readonly string[]): boolean =>
  qualifiersOf[key]?.some((allowed) => {
    const places = qualifiers.map((ai) => allowed.indexOf(ai));
    return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)));
  }) ?? false;

/** Data in the query; what has no number for a name (`linkType`, say) is for the resolver. */
const attributesOf = (query: string): Element[] | null => {
  const pairs: Element[] = [];
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [ai = '', ...rest] = part.split('=');
    if (!/^\d+$/.test(ai)) continue;
    const value = decoded(rest.join('='));
    if (!isKnownAi(ai) || value === null) return null;
    pairs.push([ai, value]);
  }
  return pairs;
};

/** Reads a GS1 Digital Link URI (Digital Link standard 1.4): its key, qualifiers and attributes, in the order they stand. */
export const readLink = (uri: string): ReadLink => {
  const parts = uri.length > mostCharacters ? null : webAddress.exec(uri);
  if (parts === null) return noLink('not-a-link');
  const [, host = '', path = '', query = ''] = parts;
  const segments = path.replace(/\/$/, '').split('/').slice(1);
  const at = keyPlace(segments);
  if (at === -1) return noLink('no-key');
  const key = segments[at] ?? '';
  if (at >= 2 && isQualifierOf(key, segments[at - 2] ?? '')) return noLink('qualifier-before-key');
  const [own = [], attributes] = [pairsOf(segments.slice(at)) ?? undefined, attributesOf(query)];
  if (attributes === null) return noLink('unknown-ai');
  if (
    !isInOrder(
      key,
      own.slice(1).map(([ai]) => ai),
    )
  )
    return noLink('qualifier-order');
  const keyFault = elementFault(own[0] ?? ['', '']);
  if (keyFault !== null) return noLink(keyFault);
  const elements = [...own, ...attributes];
  return {
    stem: `${host}/${segments.slice(0, at).join('/')}`.replace(/\/$/, ''),
    elements,
    fault: elementsFault(elements),
  };
};

/** All but letters, digits and - . _ ~ (RFC 3986, section 2.3); encodeURIComponent leaves a few more. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A Digital Link of these data: the key, its qualifiers in their order, the rest as attributes sorted by identifier.
 * @param stem the address before the key, `https://id.gs1.org` say, without a slash at its end.
 * @throws RangeError for data that make no link; `linkFault` tells why beforehand.
 */
export const buildLink = (stem: string, elements: readonly Element[]): string => {
  const fault = linkFault(elements);
  if (fault !== null) throw new RangeError(`no link: ${fault}`);
  const [key = '', keyValue = ''] = elements.find(([ai]) => isKey(ai)) ?? [];
  const has = new Set(elements.map(([ai]) => ai));
  const order = qualifiersOf[key]?.find((allowed) => allowed.some((ai) => has.has(ai))) ?? [];
  const valueOf = (ai: string): string => elements.find(([one]) => one === ai)?.[1] ?? '';
  const path = [[key, keyValue] as const, ...order.filter((ai) => has.has(ai)).map((ai) => [ai, valueOf(ai)] as const)];
  const rest = elements
    .filter(([ai]) => ai !== key && !order.includes(ai))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const query = rest.map(([ai, value]) => `${ai}=${encoded(value)}`).join('&');
  return `${stem}${path.map(([ai, value]) => `/${ai}/${encoded(value)}`).join('')}${query === '' ? '' : `?${query}`}`;
};

/** Why data make no Digital Link; null where they do. There is one key among them. */
const linkFault = (elements: readonly Element[]): CodeFault | null =>
  elements.filter(([ai]) => isKey(ai)).length === 1 ? elementsFault(elements) : 'no-key';

/** Where GS1 itself resolves links: the canonical form of a link begins so. */
export const canonicalStem = 'https://id.gs1.org';
