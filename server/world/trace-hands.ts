import type { EpcisEvent } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';

/* What programs of companies send and ask, for tests. */

/** An address of a lot in somebody else's house; each is another. */
export const newThing = (): string => `https://stock.example/lot/${newId()}`;

const said = { eventTime: '2026-03-20T09:00:00+01:00', eventTimeZoneOffset: '+01:00' };

/** So many kilograms of maize that were harvested in March. */
export const harvestEvent = (epcClass: string, kilograms: number, change: Partial<EpcisEvent> = {}): EpcisEvent => ({
  type: 'ObjectEvent',
  action: 'ADD',
  ...said,
  bizStep: 'commissioning',
  disposition: 'active',
  quantityList: [{ epcClass, quantity: kilograms, uom: 'KGM' }],
  ...change,
});

/** The same lot, seen at a step. */
export const stepEvent = (bizStep: string, epcClass: string, kilograms: number, change: Partial<EpcisEvent> = {}) =>
  harvestEvent(epcClass, kilograms, {
    action: 'OBSERVE',
    bizStep,
    disposition: 'in_transit',
    eventTime: '2026-03-22T09:00:00+01:00',
    ...change,
  });

/** A document of EPCIS 2.0 with these events. */
export const documentOf = (eventList: readonly unknown[], change: object = {}): string =>
  JSON.stringify({
    '@context': [
      'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      { ext: 'https://stock.example/vocabulary/' },
    ],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-03-22T10:00:00+01:00',
    epcisBody: { eventList },
    ...change,
  });

/** What a company says of its licence of GS1 for a prefix, good for years. */
export const licenceOf = (prefix: string) => ({
  prefix,
  gln: '',
  holder: 'Danjuma Mills Ltd',
  licence: 'GS1-NG-004411',
  licensedUntil: '2036-12-31',
});
