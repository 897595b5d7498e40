import type { Clash } from '@shuka/domain/farms';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", farm_id as "farmId", plot_id as "plotId", field, now_value as "now",
  other_value as "other", now_by as "nowBy", other_by as "otherBy", at, settled`;

export const insertClash = (db: Db, clash: Omit<Clash, 'settled'>) =>
  run(
    db,
    sql`insert into farms.clash (id, keeper_id, farm_id, plot_id, field, now_value, other_value, now_by, other_by, at)
        values (${clash.id}, ${clash.keeperId}, ${clash.farmId}, ${clash.plotId}, ${clash.field},
          ${JSON.stringify(clash.now)}::jsonb, ${JSON.stringify(clash.other)}::jsonb, ${clash.nowBy}, ${clash.otherBy},
          ${clash.at})`,
  );

/** Whether a person's other value of a field waits for a choice already. */
export const isOffered = async (
  db: Db,
  { farmId, plotId }: Pick<Clash, 'farmId' | 'plotId'>,
  field: Clash['field'],
  accountId: string,
): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from farms.clash where farm_id = ${farmId} and plot_id is not distinct from ${plotId}::uuid
          and field = ${field} and other_by = ${accountId} and settled is null and removed_at is null limit 1`,
  )) !== null;

export const findKeeperOfClash = async (db: Db, clashId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from farms.clash where id = ${clashId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** The clash with its row locked. */
export const holdClash = (db: Db, clashId: string): Promise<Clash | null> =>
  row<Clash>(
    db,
    sql`select ${columns} from farms.clash where id = ${clashId} and removed_at is null for no key update`,
  );

export const keepChoice = (db: Db, clashId: string, choice: Clash['settled'], settledBy: string, now: Date) =>
  run(
    db,
    sql`update farms.clash set settled = ${choice}, settled_by = ${settledBy}, settled_at = ${now} where id = ${clashId}`,
  );
