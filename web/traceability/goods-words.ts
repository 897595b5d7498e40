import { idOfOwnLink, shortOf, type TracedThing } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Words } from '#kit/words.tsx';

/** '1,200' or '0.75': grams in kilograms as people read them. */
export const kilogramsText = (grams: number): string =>
  (grams / 1000).toLocaleString('en-NG', { maximumFractionDigits: 3 });

/** What is typed in kilograms, in whole grams; NaN for no number. */
export const gramsTyped = (typed: string): number => {
  const plain = typed.trim();
  if (!/^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$|^\.\d+$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replaceAll(',', '')) * 1000);
};

/** What people call a thing. */
export const nameOf = ({ name, thing, kind }: Pick<TracedThing, 'thing' | 'name' | 'kind'>, { t }: Words): string => {
  if (kind === 'process') return t('goods.process');
  if (name !== '') return kind === 'one' ? t('goods.unitNamed', { name }) : name;
  return kind === 'one' ? t('goods.unitNamed', { name: shortOf(thing) }) : shortOf(thing);
};

/** What a thing is now, in a few words. */
export const stateOf = ({ recalledAt, endedAt, leftGrams }: TracedThing, { t, language }: Words): string => {
  if (recalledAt !== null) return t('goods.recalledOn', { day: formatDate(recalledAt, language) });
  if (endedAt !== null) return t('goods.endedOn', { day: formatDate(endedAt, language) });
  return leftGrams === null ? t('goods.here') : t('goods.left', { kilograms: kilogramsText(leftGrams) });
};

const idIn = (thing: string): string | null =>
  idOfOwnLink(thing) ?? /\/(?:lot|unit)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(thing)?.[1] ?? null;

/** Whether two addresses name one thing: a code of ours as it is printed, and the address it is kept by. */
export const isSame = (one: string, other: string): boolean => {
  const id = idIn(one);
  return one === other || (id !== null && id === idIn(other));
};

/** Whether a refusal is about this thing: the server names it by the address it keeps. */
export const isAbout = (title: string, thing: string): boolean => {
  const id = idOfOwnLink(thing);
  return thing !== '' && (title.includes(thing) || (id !== null && title.includes(id)));
};

/** A refusal with the thing’s name in place of its address. */
export const readable = (title: string, thing: string, name: string): string =>
  title.replaceAll(/(https?|urn):\S+/g, (address) => (isAbout(address, thing) ? name : shortOf(address)));
