import { mostGuidanceHandOvers, mostGuidanceNotes } from '@shuka/domain/supervision';
import { instantText } from '#kit/instant-text.ts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';
import { textOf, type SyncedRow, type SyncedType } from '#kit/synced.ts';

const zoneName = sql`json_build_object('zoneId', z.id, 'name', z.name)`;

const supervises = sql`(select ${zoneName} from supervision.duty d join supervision.zone z on z.id = d.zone_id
  where d.supervisor_id = m.id and d.until_at is null)`;

const postedTo = sql`(select ${zoneName} from supervision.posting p join supervision.zone z on z.id = p.zone_id
  where p.manager_id = m.id and p.until_at is null)`;

/** The rows of a query as a JSON list in one line: a line feed, as json_agg writes it, would end the line of a pull. */
const listOf = (query: Query): Query =>
  sql`(select ('[' || coalesce(string_agg(row_to_json(one)::text, ','), '') || ']')::json from (${query}) one)`;

const notes = listOf(sql`
  select n.id, n.by_name as "byName", n.text, ${instantText(sql`n.created_at`)} as "createdAt",
    ${instantText(sql`n.seen_at`)} as "seenAt"
  from supervision.note n where n.manager_id = m.id order by n.id desc limit ${mostGuidanceNotes}`);

const handOvers = listOf(sql`
  select h.id, h.from_name as "fromName", h.by_name as "byName", h.note, h.farmer_ids as "farmerIds",
    ${instantText(sql`h.created_at`)} as "createdAt"
  from supervision.hand_over h where h.to_id = m.id order by h.id desc limit ${mostGuidanceHandOvers}`);

const fields = sql`${supervises} as supervises, ${postedTo} as "postedTo", ${notes} as notes, ${handOvers} as "handOvers"`;

const readGuidance = (db: Db, ids: readonly string[]) =>
  rows<SyncedRow>(db, sql`select m.id, ${textOf(fields)} from unnest(${ids}::uuid[]) as m (id)`);

/** What phones keep of supervision: what was said to the manager themselves. */
export const synced: readonly SyncedType[] = [{ type: 'guidance', read: readGuidance }];
