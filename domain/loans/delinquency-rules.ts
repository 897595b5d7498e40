import { fewestShared, type Delinquency } from './delinquency-contract.ts';
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

const countOf = (bands: readonly GroupBand[], after: number): number =>
  bands.reduce((sum, { fromDays, loans }) => sum + (fromDays > after ? loans : 0), 0);

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
      late: {
        par1: countOf(bands, 0),
        par30: countOf(bands, 30),
        par60: countOf(bands, 60),
        par90: countOf(bands, 90),
      },
    }))
    .toSorted((one, other) => other.par30Kobo - one.par30Kobo || other.outstandingKobo - one.outstandingKobo);
};

/** A row of a report as it may be passed on: null for what fewer than five loans make, and for what would tell of these. */
export const sharedOf = (
  one: Delinquency,
): Record<Exclude<keyof Delinquency, 'id' | 'name' | 'late'>, number | null> => {
  const { loans, late } = one;
  const few = (count: number): boolean => count > 0 && count < fewestShared;
  /** What differs by so few from another figure tells of them too. */
  const steps = [loans, late.par1, late.par30, late.par60, late.par90];
  const isFine = !steps.some((count, place) => few(count) || few(count - (steps[place + 1] ?? 0)));
  const show = (isShown: boolean, kobo: number): number | null => (isShown ? kobo : null);
  const isMany = loans >= fewestShared;
  return {
    loans: isMany ? loans : null,
    outstandingKobo: show(isMany, one.outstandingKobo),
    par1Kobo: show(isMany && isFine, one.par1Kobo),
    par30Kobo: show(isMany && isFine, one.par30Kobo),
    par60Kobo: show(isMany && isFine, one.par60Kobo),
    par90Kobo: show(isMany && isFine, one.par90Kobo),
    provisionKobo: show(isMany && isFine, one.provisionKobo),
  };
};
