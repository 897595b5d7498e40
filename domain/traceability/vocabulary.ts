/* The short names of GS1’s Core Business Vocabulary 2.0, as the JSON schema of EPCIS 2.0 lists them. */

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
