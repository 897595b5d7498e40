import { passportLimits, standingOf, yieldOf, type PassportView } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findPlacesOf, type FarmPlace } from '#farms';
import { findYearsOf } from '#finance';
import { findYieldsOf } from '#seasons';
import type { Db } from '#kit/db.ts';
import { findLoansOf, type LoanRow } from './loan-store.ts';
import type { PassportRow } from './passport-store.ts';

/** More than a farmer has. */
const mostPlaces = 500;

/** As near as a lender needs to know. */
const hundredths = (hectares: number | null): number | null =>
  hectares === null ? null : Math.round(hectares * 100) / 100;

type Farm = { readonly state: string; readonly lga: string; plots: (number | null)[] };

/** Farms by the LGA they lie in, with what each plot measures: neither names nor places nearer than that. */
const farmsOf = (places: readonly FarmPlace[]): Farm[] => {
  const farms = new Map<string, Farm>();
  for (const { farmId, stateCode, lga, plotId, areaHectares } of places) {
    const farm = farms.get(farmId) ?? { state: stateName(stateCode), lga, plots: [] };
    if (plotId !== null) farm.plots.push(hundredths(areaHectares));
    farms.set(farmId, farm);
  }
  return [...farms.values()];
};

const seasonsOf = async (db: Db, keeperId: string, places: readonly FarmPlace[]) => {
  const found = await findYieldsOf(db, keeperId, passportLimits.mostSeasons.value);
  const plots = new Map(places.map((place) => [place.plotId, place.areaHectares]));
  return found.map(({ plotId, areaHectares, ...season }) => {
    const hectares = hundredths(areaHectares ?? (plotId === null ? null : (plots.get(plotId) ?? null)));
    return { ...season, hectares, kilogramsPerHectare: yieldOf({ kilograms: season.kilograms, hectares }) };
  });
};

/**
 * A loan whose money was paid out; what was asked for and refused is no part of how somebody repays. One that goes on by another
 * plan is shown as that one, which says so.
 */
const repaidOf = (loan: LoanRow, today: string) => {
  const { productName, principalKobo, disbursedOn, state, paidKobo } = loan;
  if (disbursedOn === null || state === 'restructured') return [];
  const { leftKobo, overdueKobo, daysLate } = standingOf(loan, today);
  return [
    {
      productName,
      principalKobo,
      disbursedOn,
      isRepaid: state === 'repaid',
      isWrittenOff: state === 'written-off',
      isRestructured: loan.restructures !== null && loan.restructures !== undefined,
      paidKobo,
      leftKobo,
      overdueKobo,
      daysLate,
    },
  ];
};

type Parts = Pick<PassportView, 'farms' | 'seasons' | 'book' | 'loans'>;

/** The records that a passport shows, as they are now; those its farmer did not agree to show are not even read. */
export const gatherPassport = async (
  db: Db,
  { keeperId, parts }: Pick<PassportRow, 'keeperId' | 'parts'>,
  now: Date,
): Promise<Parts> => {
  const shows = (part: PassportRow['parts'][number]): boolean => parts.includes(part);
  const places = shows('land') || shows('seasons') ? await findPlacesOf(db, keeperId, mostPlaces) : [];
  const loans = shows('loans') ? await findLoansOf(db, keeperId) : null;
  return {
    farms: shows('land') ? farmsOf(places) : null,
    seasons: shows('seasons') ? await seasonsOf(db, keeperId, places) : null,
    book: shows('book') ? await findYearsOf(db, keeperId) : null,
    loans: loans?.flatMap((loan) => repaidOf(loan, dayOf(now))) ?? null,
  };
};
