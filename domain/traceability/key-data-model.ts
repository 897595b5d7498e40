import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import type { EpcisEvent } from './event-model.ts';
import fsma from './fsma-data.json' with { type: 'json' };

/** A step of a food that the rule tells apart (critical tracking event). */
type TrackingEvent = {
  readonly cte: string;
  /** Of 21 CFR Part 1. */
  readonly section: string;
  readonly type: string;
  readonly bizSteps: readonly string[];
  /** Whether it is one of what nobody packed or processed yet, of what somebody did, or of both. */
  readonly goods: 'raw' | 'made' | 'any';
  /** The property that an event of this step has. */
  readonly says?: string;
};

/** All of them, with their sections; data with its source. */
export const trackingEvents = fsma.tracking as readonly TrackingEvent[];

export const trackingNames: readonly string[] = [...new Set(fsma.tracking.map(({ cte }) => cte))];

/** How a food is cooled before it is packed: by more than a cool room (21 CFR 1.1310, 'cooling'). */
export const coolingMethods = fsma.coolingMethods as [string, ...string[]];

/** The columns of the sheet, in its order. */
export const keyDataColumns = fsma.columns as readonly (keyof KeyDatum)[];

export const keyDataLimits = { mostDays: fsma.mostDays, mostEvents: fsma.mostEventsOfFile };

/** A lot as it left its farm: neither what came out of a job nor packs or units have an address like this. */
const isRaw = (thing: string): boolean =>
  /^https?:\/\/[^/]+\/lot\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(thing);

const goodsOf = (event: EpcisEvent): 'raw' | 'made' => {
  const classes = [event.inputQuantityList, event.childQuantityList].flatMap((list) => list ?? []);
  const ones = [event.inputEPCList, event.childEPCs].flatMap((list) => list ?? []);
  return [...ones, ...classes.map(({ epcClass }) => epcClass)].every(isRaw) ? 'raw' : 'made';
};

/** Which step of the rule an event is: the one that it names, else the one it looks like; null for one the rule does not ask about. */
export const trackingOf = (event: EpcisEvent): TrackingEvent | null => {
  const named = trackingEvents.find(({ cte }) => cte === event['shuka:criticalTrackingEvent']);
  if (named !== undefined) return named;
  const { type, bizStep = '', action } = event;
  if (type === 'AggregationEvent' && action !== 'ADD') return null;
  const fits = (one: TrackingEvent): boolean =>
    one.type === type &&
    one.bizSteps.includes(bizStep) &&
    (one.says === undefined || event[one.says] !== undefined) &&
    (one.goods === 'any' || one.goods === goodsOf(event));
  return trackingEvents.find(fits) ?? null;
};

/** One line of the sheet: a lot that a step names, with the key data elements of it. */
export const keyDatum = z.strictObject({
  cte: z.string(),
  section: z.string(),
  /** When it happened, ISO 8601 in UTC. */
  at: z.string(),
  /** Of a transformation and of initial packing: what went in and what came out. */
  role: z.enum(['lot', 'input', 'output']),
  /** The traceability lot code; as the lot is addressed. */
  tlc: z.string(),
  product: z.string(),
  /** Null where nobody said how much. */
  quantity: z.nullable(z.number()),
  unit: z.string(),
  /** Where it happened: a company with its LGA and state; as it was told, of others. */
  place: z.string(),
  /** Of shipping, where it went; of receiving, where it came from. */
  other: z.string(),
  /** Who gave the lot its code. */
  tlcSource: z.string(),
  /** Of initial packing: when and where what went in was harvested. */
  harvest: z.string(),
  /** Of initial packing: when and where what went in was cooled, and how. */
  cooling: z.string(),
  /** Kind and number of the paper. */
  reference: z.string(),
});

export type KeyDatum = z.output<typeof keyDatum>;

export const spanOfDays = { from: day('comply.dayRequired'), to: day('comply.dayRequired') };
