import cbv from './cbv.json' with { type: 'json' };

/* The short names of GS1’s Core Business Vocabulary 2.0, as documents of EPCIS 2.0 may use them. */

export const eventTypes = [
  'ObjectEvent',
  'AggregationEvent',
  'TransactionEvent',
  'TransformationEvent',
  'AssociationEvent',
] as const;

export type EventType = (typeof eventTypes)[number];

export const actions = ['OBSERVE', 'ADD', 'DELETE'] as const;

export type Action = (typeof actions)[number];

/** Which short names there are for what, with their source and version. */
export const vocabulary = cbv;

/** The words before a short name that make it the whole address of what it means. */
const heads = {
  bizStep: 'https://ref.gs1.org/cbv/BizStep-',
  disposition: 'https://ref.gs1.org/cbv/Disp-',
  bizTransaction: 'https://ref.gs1.org/cbv/BTT-',
  party: 'https://ref.gs1.org/cbv/SDT-',
  component: 'https://ref.gs1.org/cbv/Comp-',
  measurement: 'https://gs1.org/voc/',
} as const;

export type VocabularyPart = keyof typeof heads;

/** A short name as the address it stands for; an address stays what it is. */
export const wholeName = (part: VocabularyPart, name: string): string =>
  name.includes(':') ? name : `${heads[part]}${name}`;

/** The short name of an address of this vocabulary; any other stays what it is. */
export const shortName = (part: VocabularyPart, name: string): string =>
  name.startsWith(heads[part]) ? name.slice(heads[part].length) : name;
