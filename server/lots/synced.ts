import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const fields = sql`keeper_id as "keeperId", kind, happened_on as "happenedOn", origin, takes, gives, gone, moved,
  takes_back as "takesBack", note, ${instantText(sql`created_at`)} as "createdAt", recorded_by as "by"`;

const read = reader(sql`lots.step`, fields);

/** What phones keep of lots: the steps, of which they make the lots themselves. */
export const synced: readonly SyncedType[] = [{ type: 'lotStep', read }];
