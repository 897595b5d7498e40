import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { requiredText } from '#kit/text.ts';

/** How the corners of a boundary were found. */
export const captureWays = ['walked', 'tapped', 'typed'] as const;

/** A corner in degrees, WGS84, longitude first (RFC 7946, section 3.1.1), at most six decimals: 0.1 m. */
export const position = z.tuple([
  z.number('plots.longitudeWrong').check(z.gte(-180, 'plots.longitudeWrong'), z.lte(180, 'plots.longitudeWrong')),
  z.number('plots.latitudeWrong').check(z.gte(-90, 'plots.latitudeWrong'), z.lte(90, 'plots.latitudeWrong')),
]);

/** Corners in walking order; the first is not repeated at the end. */
export const boundary = z
  .array(position)
  .check(z.minLength(3, 'plots.tooFewCorners'), z.maxLength(2000, 'plots.tooManyCorners'));

export const plotDetails = z.strictObject({
  name: requiredText('plots.nameRequired', 80),
  boundary,
  capturedBy: z.enum(captureWays),
  /** The mean accuracy of the corners as the phone stated it; null when they were tapped or typed. */
  accuracyMetres: z.nullable(z.number().check(z.gte(0), z.lte(10_000))),
  /** The phone's positions looked made up; shown to whoever checks, never a reason to refuse. */
  looksMocked: z.boolean(),
});

export type PlotDetails = z.output<typeof plotDetails>;

export const plotDraft = z.strictObject({ id, farmId: id, ...plotDetails.shape });

export type PlotDraft = z.output<typeof plotDraft>;

export const plot = z.strictObject({
  ...plotDraft.shape,
  keeperId: id,
  /** Geodesic, on WGS84 (Karney 2013), to a tenth of a square metre. */
  areaHectares: z.number(),
  /** How much of it lies in plots of other keepers, as the server found when the plot came in. */
  overlapHectares: z.number(),
  revision: z.int(),
  createdAt: z.string(),
});

export type Plot = z.output<typeof plot>;

export const plotRows = rowType<Plot>('plot', plot);
