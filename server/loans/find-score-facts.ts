import type { ScoreFacts } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
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

/**
 * What the records of a farmer say today; the book whole, as far as it was kept.
 * @throws Problem `scores-stopped` for who has no scores made of them.
 */
export const findScoreFacts = async (db: Db, keeperId: string, today: string): Promise<ScoreFacts> => {
  if (await isStopped(db, keeperId, 'scores')) throw new Problem('scores-stopped');
  return {
    plots: (await findLandOf(db, keeperId, null)).length,
    harvests: await countHarvestsOf(db, keeperId),
    incomeKobo: (await totalsOf(db, keeperId)).incomeKobo,
    ...((await findEarlier(db, keeperId, today)) ?? { repaidLoans: 0, lateLoans: 0 }),
  };
};
