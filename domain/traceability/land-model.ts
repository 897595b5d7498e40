import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import land from './land-kinds.json' with { type: 'json' };

/** Kinds of papers on land, with where they are from; data. */
export const landKinds: readonly string[] = land.kinds;

/** Photos of papers that one plot may have. */
export const mostLandPapers: number = land.mostOfPlot;

export const landKind = z
  .string('codes.landKindRequired')
  .check(z.refine<string>((one) => landKinds.includes(one), 'codes.landKindRequired'));

/** A photo of a paper on the land of a plot. */
export const landPaper = z.strictObject({ id, kind: z.string(), addedAt: z.string() });

export type LandPaper = z.output<typeof landPaper>;

/** What a plot has of papers, and whether whoever holds what grew there sees them and its boundary. */
export const plotLand = z.strictObject({ isShown: z.boolean(), papers: z.array(landPaper) });

export type PlotLand = z.output<typeof plotLand>;
