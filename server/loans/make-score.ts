import { noScore, scoreOf, type LoanDraft, type LoanScore, type ScoreFacts } from '@shuka/domain/loans';
import { isStopped } from '#accounts';
import { findLandOf } from '#farms';
import { totalsOf } from '#finance';
import { countHarvestsOf } from '#seasons';
import { row, sql, type Db } from '#kit/db.ts';

type Earlier = Pick<ScoreFacts, 'repaidLoans' | 'lateLoans'>;

const findEarlier = (db: Db, keeperId: string, today: string): Promise<Earlier | null> =>
  row<Earlier>(
    db,
    sql`select count(*) filter (where state = 'repaid')::integer as "repaidLoans",
          count(*) filter (where next_due_on < ${today}::date or written_off_on is not null)::integer as "lateLoans"
        from loans.loan where keeper_id = ${keeperId}`,
  );

/** What the records of a farmer say today; the book whole, as far as it was kept. */
const findScoreFacts = async (db: Db, keeperId: string, today: string): Promise<ScoreFacts> => ({
  plots: (await findLandOf(db, keeperId, null)).length,
  harvests: await countHarvestsOf(db, keeperId),
  incomeKobo: (await totalsOf(db, keeperId)).incomeKobo,
  ...((await findEarlier(db, keeperId, today)) ?? { repaidLoans: 0, lateLoans: 0 }),
});

/** The score of a loan that is asked for; for who stopped scores nothing is reckoned, and people look without one. */
export const makeScore = async (
  db: Db,
  { keeperId, principalKobo }: Pick<LoanDraft, 'keeperId' | 'principalKobo'>,
  today: string,
): Promise<LoanScore> =>
  (await isStopped(db, keeperId, 'scores'))
    ? noScore
    : scoreOf(await findScoreFacts(db, keeperId, today), principalKobo);
