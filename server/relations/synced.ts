import { dayOf } from '@shuka/domain/kit/day.ts';
import { fullNamesOf } from '#accounts';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

type Row = {
  readonly id: string;
  readonly keeperId: string;
  readonly farmId: string;
  readonly seasonId: string | null;
  readonly offerId: string;
  readonly fromAt: string;
};

/** Of the farmer the name alone: whoever comes once needs to know whom to ask for, and no more. */
const readErrands = async (db: Db, ids: readonly string[]) => {
  const errands = await rows<Row>(
    db,
    sql`select id, farmer_id as "keeperId", farm_id as "farmId", season_id as "seasonId", subject_id as "offerId",
          from_at as "fromAt"
        from relations.errand where id = any(${ids}::uuid[]) and until_at is null`,
  );
  const nameOf = await fullNamesOf(
    db,
    errands.map(({ keeperId }) => keeperId),
  );
  return errands.map(({ id, fromAt, ...errand }) => ({
    id,
    text: JSON.stringify({
      ...errand,
      keeperName: nameOf.get(errand.keeperId) ?? '',
      since: dayOf(new Date(fromAt)),
    }),
  }));
};

/** What phones keep of relations: the farms that a manager is to visit though another looks after the farmer. */
export const synced: readonly SyncedType[] = [{ type: 'errand', read: readErrands }];
