import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const fields = sql`keeper_id as "keeperId", farm_id as "farmId", season_id as "seasonId", kind, category, description,
  amount_kobo as "amountKobo", happened_on as "happenedOn", report_id as "reportId", corrects,
  is_cancelled as "isCancelled", ${instantText(sql`created_at`)} as "createdAt"`;

const read = reader(sql`finance.entry`, fields);

/** What phones keep of a book. */
export const synced: readonly SyncedType[] = [{ type: 'entry', read }];
