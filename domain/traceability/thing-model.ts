/**
 * What is known of a thing: so much was made of it, used up, sent off, received and packed, in thousandths of its unit. Of a
 * process, what went in and what came out of it.
 */
export type Thing = {
  readonly id: string;
  readonly kind: 'class' | 'one' | 'process';
  /** Null where nobody said how much of it there is. */
  readonly unit: string | null;
  readonly made: number;
  readonly used: number;
  readonly shipped: number;
  readonly received: number;
  readonly packed: number;
  /** Moments in UTC, ISO 8601. */
  readonly bornAt: string | null;
  readonly shippedAt: string | null;
  readonly endedAt: string | null;
  readonly recalledAt: string | null;
  /** The process or the event it came out of; null where it was simply there. */
  readonly madeBy: string | null;
  /** Whether whoever tells may know of it, and whether they may make more of it. */
  readonly isKnown: boolean;
  readonly isTheirs: boolean;
};

export const newThing = (id: string, kind: Thing['kind']): Thing => ({
  id,
  kind,
  unit: null,
  made: 0,
  used: 0,
  shipped: 0,
  received: 0,
  packed: 0,
  bornAt: null,
  shippedAt: null,
  endedAt: null,
  recalledAt: null,
  madeBy: null,
  isKnown: true,
  isTheirs: true,
});

/** The things as they stand, by their ids; what is judged well is written into it. */
export type Things = Map<string, Thing>;

/** What of a thing was sent and did not arrive. */
export const onTheWay = ({ shipped, received }: Thing): number => Math.max(0, shipped - received);

/** What of a thing is neither used up nor on its way. */
export const leftOf = (thing: Thing): number => thing.made - thing.used - onTheWay(thing);
