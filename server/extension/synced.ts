import { instantText } from '#kit/instant-text.ts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';
import { findAgents } from './find-agents.ts';

/** Reads rows of one table, each as its id and the JSON of the fields that `fields` names, in the order of the schema. */
const reader = (table: Query, fields: Query) => (db: Db, ids: readonly string[]) =>
  rows<{ id: string; text: string }>(
    db,
    sql`select id, (select row_to_json(fields)::text from (select ${fields}) as fields) as text
        from ${table} where id = any(${ids}::uuid[]) and removed_at is null`,
  );

const visitFields = sql`keeper_id as "keeperId", manager_id as "managerId", manager_name as "managerName",
  farm_id as "farmId", visited_on::text as "visitedOn", purpose, advice, rating, rating_note as "ratingNote", corrects,
  ${instantText(sql`created_at`)} as "createdAt"`;

const requestFields = sql`keeper_id as "keeperId", wanted_on::text as "wantedOn", reason, state,
  planned_on::text as "plannedOn", answer, ${instantText(sql`created_at`)} as "createdAt"`;

const issueFields = sql`keeper_id as "keeperId", farm_id as "farmId", kind, description, photo_ids as "photoIds",
  voice_id as "voiceId", state, answer, ${instantText(sql`opened_at`)} as "openedAt",
  ${instantText(sql`closed_at`)} as "closedAt"`;

const voiceFields = sql`keeper_id as "keeperId", media_type as "mediaType", null::text as audio,
  ${instantText(sql`created_at`)} as "createdAt"`;

const agent: SyncedType = {
  type: 'agent',
  read: async (db, ids) => (await findAgents(db, ids)).map(({ id, ...rest }) => ({ id, text: JSON.stringify(rest) })),
};

/** What phones keep of extension. */
export const synced: readonly SyncedType[] = [
  { type: 'visit', read: reader(sql`extension.visit`, visitFields) },
  { type: 'visitRequest', read: reader(sql`extension.visit_request`, requestFields) },
  { type: 'issue', read: reader(sql`extension.issue`, issueFields) },
  { type: 'voice', read: reader(sql`extension.voice`, voiceFields) },
  agent,
];
