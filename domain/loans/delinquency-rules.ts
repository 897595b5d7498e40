import type { Delinquency } from './delinquency-contract.ts';
import { provisionBands } from './loan-rules.ts';

/** What is out of one group in one band of lateness; money in kobo. */
export type GroupBand = {
  readonly id: string;
  /** The first day of the band. */
  readonly fromDays: number;
  readonly loans: number;
  readonly outstandingKobo: number;
};

const sumOf = (bands: readonly GroupBand[], after: number): number =>
  bands.reduce((sum, { fromDays, outstandingKobo }) => sum + (fromDays > after ? outstandingKobo : 0), 0);

const setAside = ({ fromDays, outstandingKobo }: GroupBand): number => {
  const ppm = provisionBands.find((band) => band.fromDays === fromDays)?.ppm ?? 0;
  return Math.ceil((outstandingKobo * ppm) / 1_000_000);
};

/**
 * Sums the bands of each group to the portfolios at risk that lenders share (more than 0, 30, 60 and 90 days late), those
 * first of whom most is more than 30 days late.
 */
export const delinquencyOf = (found: readonly GroupBand[]): Omit<Delinquency, 'name'>[] => {
  const groups = new Map<string, GroupBand[]>();
  for (const band of found) groups.set(band.id, [...(groups.get(band.id) ?? []), band]);
  return [...groups]
    .map(([id, bands]) => ({
      id,
      loans: bands.reduce((sum, { loans }) => sum + loans, 0),
      outstandingKobo: sumOf(bands, -1),
      par1Kobo: sumOf(bands, 0),
      par30Kobo: sumOf(bands, 30),
      par60Kobo: sumOf(bands, 60),
      par90Kobo: sumOf(bands, 90),
      provisionKobo: bands.reduce((sum, band) => sum + setAside(band), 0),
    }))
    .toSorted((one, other) => other.par30Kobo - one.par30Kobo || other.outstandingKobo - one.outstandingKobo);
};
