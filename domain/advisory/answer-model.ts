import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { advice } from './advice.ts';
import { degreeMarks, stages } from './growth.ts';
import { cellWeather } from './model.ts';
import { sowingStates } from './sowing.ts';
import { worth } from './worth.ts';
import { zoneKeys } from './zones.ts';

/** A plot, or a farm without one, and whose weather in the list is its own. */
const weatherPlace = z.strictObject({
  farmId: id,
  plotId: z.nullable(id),
  name: z.string(),
  cell: z.string(),
});

/** No more places are told of at once: a farmer with more has many in the same cell. */
export const mostPlaces = 60;

export const farmWeather = z.strictObject({
  askedAt: z.string(),
  places: z.array(weatherPlace),
  cells: z.array(cellWeather),
});

export type FarmWeather = z.output<typeof farmWeather>;

export const farmAdvice = z.strictObject({
  items: z.array(
    z.strictObject({
      seasonId: id,
      crop: z.string(),
      variety: z.string(),
      /** Null for a season that no night has seen yet. */
      advice: z.nullable(advice),
      /** When what it is told last changed. */
      changedAt: z.nullable(z.string()),
    }),
  ),
});

export type FarmAdvice = z.output<typeof farmAdvice>;

const saidZone = z.strictObject({ key: z.enum(zoneKeys), source: z.string(), isEstimate: z.boolean() });

const day = z.string();
const span = { from: day, until: day };
const sourced = { source: z.string(), isEstimate: z.boolean() };

export const seasonCalendar = z.strictObject({
  seasonId: id,
  crop: z.string(),
  variety: z.string(),
  sownOn: day,
  zone: saidZone,
  state: z.enum(['not-sown', 'growing', 'ripe', 'over', 'impossible']),
  age: z.int(),
  stage: z.nullable(z.enum(stages)),
  sowing: z.strictObject({
    state: z.enum(sowingStates),
    span: z.nullable(z.strictObject({ from: z.string(), until: z.string(), source: z.string() })),
  }),
  stages: z.array(z.strictObject({ stage: z.enum(stages), ...span })),
  harvest: z.nullable(z.strictObject({ ...span, ...sourced })),
  tasks: z.array(z.strictObject({ id: z.string(), activity: z.string(), says: z.string(), ...span, ...sourced })),
  marks: z.array(z.strictObject({ mark: z.enum(degreeMarks), degrees: z.number(), on: z.nullable(day) })),
  isEstimate: z.boolean(),
});

const oxides = z.strictObject({ n: z.number(), p2o5: z.number(), k2o: z.number() });

const portion = { key: z.string(), name: z.string(), kilograms: z.number() };

export const seasonFeeding = z.strictObject({
  seasonId: id,
  crop: z.string(),
  zone: saidZone,
  /** The land it is for; one hectare, and so said, where nobody said how much there is. */
  hectares: z.number(),
  isPerHectare: z.boolean(),
  basis: z.enum(['soil-test', 'rate', 'none']),
  target: z.nullable(oxides),
  buy: z.array(
    z.strictObject({
      ...portion,
      bagsExactly: z.number(),
      bags: z.int(),
      bagKilograms: z.number(),
      /** Who sells it near; null where nobody does now. */
      good: z.nullable(z.strictObject({ seller: z.string(), lga: z.string(), priceKobo: z.int() })),
      kobo: z.nullable(z.int()),
    }),
  ),
  /** What all of it costs; null where not all of it has a price. */
  costKobo: z.nullable(z.int()),
  givings: z.array(
    z.strictObject({
      fromDay: z.int(),
      toDay: z.int(),
      from: z.nullable(day),
      until: z.nullable(day),
      portions: z.array(z.strictObject(portion)),
    }),
  ),
  /** Kilograms a hectare. */
  gainKilograms: z.nullable(z.number()),
  /** What that may bring on the whole land; null without a soil test, and where no price of the crop is known. */
  worth: z.nullable(worth),
  ...sourced,
});
