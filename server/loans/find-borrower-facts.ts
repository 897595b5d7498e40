import { monthsBetween, writeOffFromDays, type BorrowerFacts } from '@shuka/domain/loans';
import { cropKey } from '@shuka/domain/seasons';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findAccount, isPhoneProved } from '#accounts';
import { findPlacesOf } from '#farms';
import { countSeasonsByCrop } from '#seasons';
import { row, sql, type Db } from '#kit/db.ts';

/** More than a farmer has. */
const mostPlaces = 1000;

/** One that counts as lost was late for as long as data ask before it could. */
const findDaysLate = async (db: Db, keeperId: string, today: string): Promise<number> =>
  (
    await row<{ days: number }>(
      db,
      sql`select coalesce(max(greatest(0, ${today}::date - coalesce(next_due_on, written_off_on - ${writeOffFromDays}::integer))),
            0)::integer as days
          from loans.loan where keeper_id = ${keeperId} and state in ('running', 'written-off')`,
    )
  )?.days ?? 0;

const hundredth = (hectares: number): number => Math.round(hectares * 100) / 100;

/** What the records of a farmer say today of what a product may ask for. */
export const findBorrowerFacts = async (db: Db, keeperId: string, today: string): Promise<BorrowerFacts> => {
  const joined = (await findAccount(db, keeperId))?.created_at;
  const places = await findPlacesOf(db, keeperId, mostPlaces);
  const grown = await countSeasonsByCrop(db, keeperId);
  return {
    months: joined === undefined ? 0 : monthsBetween(dayOf(new Date(joined)), today),
    seasons: grown.reduce((sum, { seasons }) => sum + seasons, 0),
    plots: places.filter(({ plotId }) => plotId !== null).length,
    hectares: hundredth(places.reduce((sum, { areaHectares }) => sum + (areaHectares ?? 0), 0)),
    isPhoneProved: await isPhoneProved(db, keeperId),
    daysLate: await findDaysLate(db, keeperId, today),
    states: [...new Set(places.map(({ stateCode }) => stateCode))],
    crops: [...new Set(grown.map(({ crop }) => cropKey(crop)).filter((key) => key !== ''))],
  };
};
