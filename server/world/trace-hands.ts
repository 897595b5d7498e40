import { makeKey } from '@shuka/domain/relations';
import type { EpcisEvent } from '@shuka/domain/traceability';
import type { KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/* What programs of companies send and ask, for tests. */

/** A new key of a company, Danjuma's if nothing else is said, as the header that a program sends. */
export const someKey = async (
  house: OpenHouse,
  scopes: readonly KeyScope[],
  { companyId = mill.companyId, owner = people.danjuma }: { companyId?: string; owner?: WorldPerson } = {},
): Promise<{ keyId: string; headers: { authorization: string } }> => {
  const { status, body, text } = await house.as(owner).call(makeKey, { companyId, name: 'Stock program', scopes });
  if (status !== 201) throw new Error(`There is no key: ${text}`);
  return { keyId: body.keyId, headers: { authorization: `Bearer ${body.key}` } };
};

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
