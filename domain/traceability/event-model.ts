import type { Action, EventType } from './vocabulary.ts';

/** So much of a class of things; `uom` is a code of UN/CEFACT Recommendation 20, left out where pieces are counted. */
export type QuantityElement = { readonly epcClass: string; readonly quantity?: number; readonly uom?: string };

type BizTransaction = { readonly type?: string; readonly bizTransaction: string };

type ErrorDeclaration = {
  readonly declarationTime: string;
  readonly reason?: string;
  readonly correctiveEventIDs?: readonly string[];
};

/** Whose a thing was and whose it became; `source` in a list of sources, `destination` in one of destinations. */
type PartyElement = { readonly type: string; readonly source?: string; readonly destination?: string };

/**
 * One event of EPCIS 2.0 in JSON, with the properties that are reckoned with; all others are kept as they came. Times are
 * ISO 8601 with their zone.
 */
export type EpcisEvent = {
  readonly type: EventType;
  readonly eventID?: string;
  readonly eventTime: string;
  readonly recordTime?: string;
  readonly eventTimeZoneOffset: string;
  readonly action?: Action;
  readonly bizStep?: string;
  readonly disposition?: string;
  readonly readPoint?: { readonly id: string };
  readonly bizLocation?: { readonly id: string };
  readonly bizTransactionList?: readonly BizTransaction[];
  readonly sourceList?: readonly PartyElement[];
  readonly destinationList?: readonly PartyElement[];
  readonly parentID?: string;
  readonly epcList?: readonly string[];
  readonly childEPCs?: readonly string[];
  readonly inputEPCList?: readonly string[];
  readonly outputEPCList?: readonly string[];
  readonly quantityList?: readonly QuantityElement[];
  readonly childQuantityList?: readonly QuantityElement[];
  readonly inputQuantityList?: readonly QuantityElement[];
  readonly outputQuantityList?: readonly QuantityElement[];
  readonly transformationID?: string;
  readonly errorDeclaration?: ErrorDeclaration;
  readonly [property: string]: unknown;
};

/** The addresses that prefixes of extensions stand for. */
export type Namespaces = Readonly<Record<string, string>>;

/** Why a document or an event was refused: where in it, and the word of the catalogue for it. */
export type EventFault = { readonly at: string; readonly why: string };
