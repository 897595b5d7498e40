import * as z from 'zod/mini';
import { findState } from '#kit/nigeria.ts';
import { indicatorKeys } from './indicators.ts';

/** The whole country, where a place is asked for. */
export const countryCode = 'NG';

/** The country, or a state by its two letters. */
export const placeCode = z
  .string('comply.stateRequired')
  .check(z.refine<string>((one) => one === countryCode || findState(one) !== undefined, 'comply.stateRequired'));

/** `hidden`: of too few to be told, or a neighbour's few could be reckoned from it. `none`: there is nothing to count. */
export const cellStates = ['shown', 'hidden', 'none'] as const;

/** One indicator of one place. All numbers are null unless it is shown. */
export const cell = z.strictObject({
  key: z.enum(indicatorKeys),
  state: z.enum(cellStates),
  /** In the unit of its indicator: percent and ratios to one decimal. */
  value: z.nullable(z.number()),
  numerator: z.nullable(z.number()),
  denominator: z.nullable(z.number()),
  n: z.nullable(z.int()),
});

export type Cell = z.output<typeof cell>;

/** A state of the country or an LGA of a state; `code` is '' for farmers who did not say where they live. */
const countedPlace = z.strictObject({
  /** A state's two letters or an LGA's name. */
  code: z.string(),
  cells: z.array(cell),
});

export type CountedPlace = z.output<typeof countedPlace>;

export const placeFigures = z.strictObject({
  place: z.string(),
  /** The day that was counted, in Nigeria; null before anything was. */
  day: z.nullable(z.string()),
  countedAt: z.nullable(z.string()),
  leastOfCell: z.int(),
  total: countedPlace,
  parts: z.array(countedPlace),
});

export type PlaceFigures = z.output<typeof placeFigures>;

export const fileFormats = ['csv', 'xlsx', 'pdf', 'geojson', 'dhis2'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const rhythms = ['week', 'month'] as const;

export type Rhythm = (typeof rhythms)[number];
