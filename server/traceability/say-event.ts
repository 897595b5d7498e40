import { kilogramsOf, type EpcisEvent, type QuantityElement, type ReadEvent } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { ownNamespace } from './addresses.ts';

/** Nigeria is at UTC+1 all year. */
const offset = '+01:00';

/** So much of a thing; without an amount where `grams` is null. */
export const quantity = (epcClass: string, grams: number | null): QuantityElement =>
  grams === null ? { epcClass } : { epcClass, ...kilogramsOf(grams) };

/**
 * When something of which only the day is known happened: the moment it was written down, on that day; else its noon. Not
 * before `notBefore`, when what it is about was born.
 */
export const momentOn = (day: string, writtenAt: string, notBefore: string | null): string => {
  const said = dayOf(new Date(writtenAt)) === day ? writtenAt : new Date(`${day}T12:00:00${offset}`).toISOString();
  return notBefore !== null && notBefore > said ? notBefore : said;
};

type Said = Omit<EpcisEvent, 'eventTime' | 'eventTimeZoneOffset' | 'type'>;

/** An event of our own, with the prefix of our own extensions. */
export const eventAt = (publicUrl: string, type: EpcisEvent['type'], at: string, said: Said): ReadEvent => ({
  event: { type, eventTime: new Date(at).toISOString(), eventTimeZoneOffset: offset, ...said } as EpcisEvent, // in its order
  namespaces: ownNamespace(publicUrl),
});
