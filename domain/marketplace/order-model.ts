import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { packs, packUnits, inputKinds } from './input-model.ts';

/**
 * How far an order of inputs is. Short is a handing over in which something was missing: a case that both sides see until
 * the rest is there or an admin settled it.
 */
export const orderStates = [
  'placed',
  'withdrawn',
  'declined',
  'accepted',
  'handed-over',
  'short',
  'received',
  'settled',
] as const;

export type OrderState = (typeof orderStates)[number];

/** How an order was paid; money does not move through the platform for it. */
export const orderPayments = ['cash', 'at-dealer'] as const;

export type OrderPayment = (typeof orderPayments)[number];

/** Of one order; more is several. */
export const mostOrderLines = 20;

/** A good with how many packs of it, at the price that was seen. */
export const orderLine = z.strictObject({ goodId: id, packs, priceKobo: z.int() });

export type OrderLine = z.output<typeof orderLine>;

/** A line as it stands: the good as it was when it was ordered, and how many packs came. */
export const keptLine = z.strictObject({
  goodId: id,
  name: z.string(),
  kind: z.enum(inputKinds),
  packSize: z.int(),
  packUnit: z.enum(packUnits),
  priceKobo: z.int(),
  packs: z.int(),
  /** Null until whoever ordered counted. */
  receivedPacks: z.nullable(z.int()),
});

export type KeptLine = z.output<typeof keptLine>;

/** What happened to an order. */
export const orderActs = [
  'placed',
  'withdrawn',
  'declined',
  'accepted',
  'handed-over',
  'counted',
  'said',
  'settled',
] as const;

export type OrderAct = (typeof orderActs)[number];

/** One line of the story of an order; it is never changed. */
const orderEvent = z.strictObject({
  id,
  act: z.enum(orderActs),
  byName: z.string(),
  /** On whose side they were. */
  side: z.enum(['farmer', 'dealer', 'admin']),
  text: z.string(),
  at: z.string(),
});

export type OrderEvent = z.output<typeof orderEvent>;

export const inputOrder = z.strictObject({
  id,
  keeperId: id,
  keeperName: z.string(),
  companyId: id,
  companyName: z.string(),
  state: z.enum(orderStates),
  lines: z.array(keptLine),
  totalKobo: z.int(),
  payment: z.nullable(z.enum(orderPayments)),
  placedAt: z.string(),
});

export type InputOrder = z.output<typeof inputOrder>;

/** With its story, the oldest line first. */
export const orderWithStory = z.strictObject({ ...inputOrder.shape, story: z.array(orderEvent) });

export type OrderWithStory = z.output<typeof orderWithStory>;
