import { reachBefore, reachLimits } from '@shuka/domain/messaging';
import { row, rows, sql, type Db } from '#kit/db.ts';

/** The newest message that waits for somebody, and how many do. For a farmer's manager `keeperId` says whose it is. */
export type Waiting = {
  readonly accountId: string | null;
  readonly keeperId: string | null;
  readonly name: string;
  readonly text: string;
  readonly isSpoken: boolean;
  readonly count: number;
  readonly newestAt: string;
};

/** What is older than this was told of long ago, or is nobody's news any more. */
const oldestDays = 14;

const newest = sql`(array_agg(name order by created_at desc))[1] as name, (array_agg(text order by created_at desc))[1] as text,
  (array_agg(is_spoken order by created_at desc))[1] as "isSpoken", count(*)::int as count, max(created_at) as "newestAt"`;

/**
 * Messages that were taken before a moment and have reached no phone of whom they are for: in conversations by the mark
 * of delivery, in rooms by that of reading; what was due at the last text is left out. A farmer's messages are for whoever
 * looks after them, whom the caller knows.
 */
export const findWaiting = (db: Db, takenBefore: Date): Promise<Waiting[]> => {
  const since = new Date(takenBefore.getTime() - oldestDays * 86_400_000);
  return rows<Waiting>(
    db,
    sql`with waiting as (
          select case when m.writer_id = m.keeper_id then null else m.keeper_id end as account_id,
            case when m.writer_id = m.keeper_id then m.keeper_id end as keeper_id,
            m.writer_name as name, m.text, m.voice_type is not null as is_spoken, m.created_at
          from messaging.message m join messaging.conversation c on c.id = m.keeper_id
          where m.created_at > ${since} and m.created_at < ${takenBefore} and m.removed_at is null
            and m.number > case when m.writer_id = m.keeper_id then c.manager_delivered else c.farmer_delivered end
          union all
          select rm.account_id, null, p.writer_name, p.text, false, p.created_at
          from messaging.post p
          join messaging.room_member rm on rm.room_id = p.room_id and rm.account_id <> p.writer_id and rm.left_at is null
          where p.created_at > ${since} and p.created_at < ${takenBefore} and p.taken_away_at is null
            and p.number > rm.read_number and p.created_at > rm.joined_at
            and not exists (select 1 from messaging.block b where b.ended_at is null
              and ((b.by_id = rm.account_id and b.of_id = p.writer_id) or (b.of_id = rm.account_id and b.by_id = p.writer_id))))
        select w.account_id as "accountId", keeper_id as "keeperId", ${newest}
        from waiting w left join messaging.reached r on r.account_id = w.account_id
        where r.texted_at is null or w.created_at > r.texted_at - make_interval(hours => ${reachLimits.afterHours}::int)
        group by 1, 2 order by max(created_at)`,
  );
};

/** Claims the one text that somebody may get now; false when another server was first, or they were told of all this before. */
export const claimReach = async (db: Db, accountId: string, newestAt: string, now: Date): Promise<boolean> =>
  (await row(
    db,
    sql`insert into messaging.reached as r (account_id, texted_at) values (${accountId}, ${now})
        on conflict (account_id) do update set texted_at = excluded.texted_at
          where r.texted_at <= ${reachBefore(now).texted}
            and r.texted_at < ${newestAt}::timestamptz + make_interval(hours => ${reachLimits.afterHours}::int)
        returning 1 as claimed`,
  )) !== null;
