import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** What farmers count their harvest in. A name says a vessel, not a weight: what it holds is data, by place and time. */
export const harvestUnits = [
  'kilogram',
  'tonne',
  'bag-100kg',
  'bag-50kg',
  'sack',
  'mudu',
  'tiya',
  'congo',
  'derica',
  'paint-bucket',
  'basket',
  'heap',
  'bunch',
  'tuber',
] as const;

export const harvestUnit = z.enum(harvestUnits, 'measures.unitRequired');

export type HarvestUnit = (typeof harvestUnits)[number];

/** Units that are weights by definition; nothing is to be found out about them. */
export const exactUnits: Readonly<Partial<Record<HarvestUnit, number>>> = { kilogram: 1, tonne: 1000 };

/** More than a lorry carries is no measure; less than a gram is none either. */
export const kilogramsPerUnit = z
  .number('measures.kilogramsRequired')
  .check(z.gte(0.001, 'measures.kilogramsRequired'), z.lte(30_000, 'measures.kilogramsTooMany'));

export const measureDetails = z.strictObject({
  unit: harvestUnit,
  /** A crop's key ('maize'); empty where it holds for any crop. */
  crop: z.string().check(z.regex(/^[a-z-]{0,40}$/, 'field.wrong')),
  /** The market or region it was found at; empty for the country. */
  market: optionalText(80),
  kilogramsPerUnit,
  /** When it was weighed or published. */
  measuredOn: day('measures.dayRequired'),
  source: requiredText('measures.sourceRequired', 300),
  /** Worked out or quoted without a weighing that stands behind it. */
  isEstimate: z.boolean(),
});

export type MeasureDetails = z.output<typeof measureDetails>;

/** What one unit of a crop weighs, by a source. `version` counts what was said of that unit, crop and market, from 1. */
export const measure = z.strictObject({ ...measureDetails.shape, version: z.int() });

export type Measure = z.output<typeof measure>;

export const measureDraft = z.strictObject({ id, ...measureDetails.shape });
