import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import type { EpcisEvent } from './event-model.ts';
import fsma from './fsma-data.json' with { type: 'json' };

/** The steps of a food that the rule tells apart (critical tracking events), with their sections; data with its source. */
export const trackingEvents: readonly {
  readonly cte: string;
  readonly section: string;
  readonly type: string;
  readonly bizSteps: readonly string[];
}[] = fsma.tracking;

export const trackingNames: readonly string[] = fsma.tracking.map(({ cte }) => cte);

/** The columns of the sheet, in its order. */
export const keyDataColumns = fsma.columns as readonly (keyof KeyDatum)[];

export const keyDataLimits = { mostDays: fsma.mostDays, mostEvents: fsma.mostEventsOfFile };

/** Which step of the rule an event is; null for one the rule does not ask about. */
export const trackingOf = ({ type, bizStep = '' }: Pick<EpcisEvent, 'type' | 'bizStep'>) =>
  trackingEvents.find((one) => one.type === type && one.bizSteps.includes(bizStep)) ?? null;

/** One line of the sheet: a lot that a step names, with the key data elements of it. */
export const keyDatum = z.strictObject({
  cte: z.string(),
  section: z.string(),
  /** When it happened, ISO 8601 in UTC. */
  at: z.string(),
  /** Of a transformation: what went in and what came out. */
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
  /** Kind and number of the paper. */
  reference: z.string(),
});

export type KeyDatum = z.output<typeof keyDatum>;

export const spanOfDays = { from: day('comply.dayRequired'), to: day('comply.dayRequired') };
