import { epcisLimits } from './epcis-limits.ts';
import { isUri } from './epc-id.ts';
import type { EventFault } from './event-model.ts';
import { isMoment } from './moment.ts';

/* Small checks that shapes of EPCIS are put together from. Each tells all that is wrong, with where it is. */

export type Check = (value: unknown, at: string, tell: (fault: EventFault) => void) => void;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const when =
  (isRight: (value: unknown) => boolean, why: string): Check =>
  (value, at, tell) => {
    if (!isRight(value)) tell({ at, why });
  };

const isShort = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most;

export const uri = when((value) => isUri(value) && isShort(value, epcisLimits.mostAddressLength), 'uri-wrong');

export const text = when((value) => isShort(value, epcisLimits.mostTextLength), 'text-wrong');

export const number = when((value) => typeof value === 'number' && Number.isFinite(value), 'number-wrong');

/** An amount: not below nothing, and not more than is reckoned with. */
export const amount = when(
  (value) => typeof value === 'number' && value >= 0 && value <= epcisLimits.mostQuantity,
  'quantity-wrong',
);

export const yesOrNo = when((value) => typeof value === 'boolean', 'wrong');

export const like = (pattern: RegExp, why: string): Check =>
  when((value) => isShort(value, 200) && pattern.test(value as string), why);

export const time = when((value) => typeof value === 'string' && isMoment(value), 'time-wrong');

export const oneOf = (names: readonly string[]): Check =>
  when((value) => names.some((name) => name === value), 'name-wrong');

const oldVocabulary = /^(urn:epcglobal:cbv|https?:\/\/ns\.gs1\.org\/cbv\/)/;

/** A short name of the vocabulary, or an address of somebody else’s. */
export const nameOrUri = (names: readonly string[]): Check =>
  when(
    (value) =>
      names.some((name) => name === value) ||
      (isUri(value) && isShort(value, epcisLimits.mostAddressLength) && !oldVocabulary.test(value)),
    'name-wrong',
  );

export const listOf =
  (item: Check, { least = 0, isSet = false } = {}): Check =>
  (value, at, tell) => {
    if (!Array.isArray(value) || value.length < least || value.length > epcisLimits.mostItemsOfEvent)
      return tell({ at, why: 'list-wrong' });
    if (isSet && new Set(value).size < value.length) tell({ at, why: 'twice' });
    value.forEach((one, place) => item(one, `${at}/${place}`, tell));
  };

/** The prefix of a name with one, `ext` of `ext:plot`; empty for a whole address and for a name without. */
export const prefixOf = (name: string): string => /^([A-Za-z][\w.-]*):(?!\/\/)/.exec(name)?.[1] ?? '';

type Shape = {
  readonly may?: Readonly<Record<string, Check>>;
  readonly must?: Readonly<Record<string, Check>>;
  /** How what has the name of an extension is judged; none is let through where this is left out. */
  readonly others?: Check;
};

/** Whether a name is an address, whole or with a prefix: so extensions are called. */
const isExtension = (name: string): boolean => /^[A-Za-z][\w+.-]*:\S+$/.test(name) && name.length <= 300;

export const fieldsOf = ({ may = {}, must = {}, others }: Shape): Check => {
  const extensionOf = (name: string): Check | undefined => (isExtension(name) ? others : undefined);
  return (value, at, tell) => {
    if (!isFields(value)) return tell({ at, why: 'wrong' });
    for (const name of Object.keys(must))
      if (!Object.hasOwn(value, name)) tell({ at: `${at}/${name}`, why: 'missing' });
    for (const [name, held] of Object.entries(value)) {
      const known = Object.hasOwn(must, name) ? must[name] : Object.hasOwn(may, name) ? may[name] : extensionOf(name);
      if (known === undefined) tell({ at: `${at}/${name}`, why: 'unknown-name' });
      else known(held, `${at}/${name}`, tell);
    }
  };
};
