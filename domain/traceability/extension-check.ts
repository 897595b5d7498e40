import { epcisLimits } from './epcis-limits.ts';
import { isFields, prefixOf, type Check } from './checks.ts';
import type { EventFault, Namespaces } from './event-model.ts';

/** What EPCIS does not know is somebody else’s to judge; only its texts have a length. */
export const extension: Check = (value, at, tell) => {
  if (Array.isArray(value)) return value.forEach((one, place) => extension(one, `${at}/${place}`, tell));
  if (isFields(value)) return Object.entries(value).forEach(([name, one]) => extension(one, `${at}/${name}`, tell));
  if (typeof value === 'string' && value.length > epcisLimits.mostTextLength) tell({ at, why: 'text-wrong' });
};

/** Prefixes that EPCIS’s own context stands for; a document need not say them. */
const known: Namespaces = {
  epcis: 'https://ref.gs1.org/epcis/',
  cbv: 'https://ref.gs1.org/cbv/',
  gs1: 'https://gs1.org/voc/',
};

type ReadContext = { readonly namespaces: Namespaces; readonly faults: readonly EventFault[] };

const entriesOf = (part: unknown, at: string, faults: EventFault[]): [string, string][] => {
  if (typeof part === 'string') {
    if (!/^https:\/\/(ref\.gs1\.org|gs1\.github\.io)\//.test(part)) faults.push({ at, why: 'context-unknown' });
    return [];
  }
  if (!isFields(part)) {
    faults.push({ at, why: 'wrong' });
    return [];
  }
  return Object.entries(part).filter((entry): entry is [string, string] => {
    const isRight = typeof entry[1] === 'string' && /^(https?:\/\/|urn:)\S{1,300}$/.test(entry[1]);
    if (!isRight) faults.push({ at: `${at}/${entry[0]}`, why: 'context-unknown' });
    return isRight;
  });
};

/**
 * What the prefixes of a document, or of one event in it, stand for. A context that would have to be fetched is refused: what
 * a document means must not depend on who answers elsewhere.
 * @param outer what the document says around the event.
 */
export const readContext = (context: unknown, at: string, outer: Namespaces = known): ReadContext => {
  if (context === undefined) return { namespaces: outer, faults: [] };
  const parts = Array.isArray(context) ? context : [context];
  const faults: EventFault[] = [];
  const own = parts.flatMap((part, place) => entriesOf(part, `${at}/${place}`, faults));
  return { namespaces: { ...outer, ...Object.fromEntries(own) }, faults };
};

/** The names in an event whose prefix nobody explained. */
export const unknownNames = (value: unknown, namespaces: Namespaces, at: string): EventFault[] => {
  if (Array.isArray(value)) return value.flatMap((one, place) => unknownNames(one, namespaces, `${at}/${place}`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    if (name === '@context') return [];
    const prefix = prefixOf(name);
    const isUnknown = prefix !== '' && !['urn', 'http', 'https'].includes(prefix) && !Object.hasOwn(namespaces, prefix);
    const inside = unknownNames(held, namespaces, `${at}/${name}`);
    return isUnknown ? [{ at: `${at}/${name}`, why: 'namespace-unknown' }, ...inside] : inside;
  });
};
