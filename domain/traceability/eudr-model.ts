import type { Position } from '#kit/geodesy.ts';

/*
 * What the EU’s register of due diligence statements (TRACES) takes as geolocation, under the Deforestation Regulation (EU)
 * 2023/1115, article 2(28) and 9(1)(d). Source: the Commission’s "EUDR GeoJSON file description", version 1.5, as others tell
 * of it; the paper itself could not be reached. Checked 2026-11-21.
 */

/** Above it a plot is its whole boundary; up to it one point may stand for it. */
export const mostHectaresOfPoint = 4;

/** TRACES takes a point without an area for one of this many hectares. */
export const hectaresOfPointUnsaid = 4;

export const leastDecimals = 6;

/** 25 MB a statement. */
export const mostBytesOfFile = 25_000_000;

export const mostLettersOfProducer = 100;

/** A boundary beyond it was not walked by anyone, and comparing each side with each other takes too long. */
export const mostCornersOfRing = 5000;

/** How far a declared area may be from the measured one before it is asked about (DIASCA’s EUDR profile): 10 %. */
export const areaTolerance = 0.1;

/** What TRACES would refuse, or what makes a file say another place than it means. */
export const eudrFaults = [
  'not-geojson',
  'too-large',
  'no-features',
  'geometry',
  'country',
  'producer-too-long',
  'area',
  'point-over-4-ha',
  'decimals',
  'position',
  'open-ring',
  'too-few-corners',
  'too-many-corners',
  'hole',
  'crossing',
  'swapped',
  'outside-country',
] as const;

export type EudrFault = (typeof eudrFaults)[number];

/** What is odd and may be right: a reason to look, not to refuse. */
export const eudrDoubts = ['outside-state', 'area-differs', 'clockwise', 'no-place'] as const;

export type EudrDoubt = (typeof eudrDoubts)[number];

/** `feature` counts from 0; null is about the file as a whole. */
export type EudrFinding = {
  readonly feature: number | null;
  readonly says: EudrFault | EudrDoubt;
  readonly isDoubt: boolean;
};

/** A point stands for up to 4 ha. Corners of a plot in walking order, the first not repeated. */
export type EudrPlace =
  | { readonly kind: 'point'; readonly at: Position; readonly hectares: number }
  | { readonly kind: 'boundary'; readonly corners: readonly Position[] };

/** One plot that a lot came from, as it stands in a pack. */
export type EudrPlot = {
  readonly plotId: string;
  /** Empty where its producer did not agree to be named. */
  readonly producerName: string;
  readonly placeName: string;
  readonly stateCode: string;
  readonly place: EudrPlace;
};
