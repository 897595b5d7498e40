/**
 * What webhooks tell of: only that it happened, with ids and an address where a key may read more. Never who it was about.
 * Companies hear of the first five, programmes of the last.
 */
export const eventKinds = [
  'delivery.weighed',
  'delivery.paid',
  'shipment.received',
  'epcis.captured',
  'recall.opened',
  'indicators.counted',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** What somebody sends to try a webhook; it is wanted by all. */
export const pingKind = 'webhook.ping';
