import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';
import { findAgents } from './find-agents.ts';
import { seenFields } from './visit-store.ts';

const visitFields = sql`v.keeper_id as "keeperId", v.manager_id as "managerId", v.manager_name as "managerName",
  v.farm_id as "farmId", v.visited_on::text as "visitedOn", v.purpose, v.advice, v.rating,
  v.rating_note as "ratingNote", v.corrects, ${instantText(sql`v.created_at`)} as "createdAt", v.form, ${seenFields}`;

const visitTable = sql`extension.visit v left join extension.visit_proof p on p.visit_id = v.id`;

const planFields = sql`keeper_id as "keeperId", manager_id as "managerId", farm_id as "farmId",
  planned_on::text as "plannedOn", time_of_day as "timeOfDay", purpose, note, state, reason, visit_id as "visitId",
  ${instantText(sql`created_at`)} as "createdAt"`;

const requestFields = sql`keeper_id as "keeperId", wanted_on::text as "wantedOn", reason, state,
  planned_on::text as "plannedOn", answer, ${instantText(sql`created_at`)} as "createdAt"`;

const issueFields = sql`keeper_id as "keeperId", farm_id as "farmId", kind, description, photo_ids as "photoIds",
  voice_id as "voiceId", state, answer, ${instantText(sql`opened_at`)} as "openedAt",
  ${instantText(sql`closed_at`)} as "closedAt"`;

const voiceFields = sql`keeper_id as "keeperId", media_type as "mediaType", null::text as audio,
  ${instantText(sql`created_at`)} as "createdAt"`;

const snoozeFields = sql`task_id as "taskId", keeper_id as "keeperId", state, until::text as until, reason,
  ${instantText(sql`created_at`)} as "createdAt", said_by as by`;

const agent: SyncedType = {
  type: 'agent',
  read: async (db, ids) => (await findAgents(db, ids)).map(({ id, ...rest }) => ({ id, text: JSON.stringify(rest) })),
};

/** What phones keep of extension. */
export const synced: readonly SyncedType[] = [
  { type: 'visit', read: reader(visitTable, visitFields) },
  { type: 'visitPlan', read: reader(sql`extension.visit_plan`, planFields) },
  { type: 'visitRequest', read: reader(sql`extension.visit_request`, requestFields) },
  { type: 'issue', read: reader(sql`extension.issue`, issueFields) },
  { type: 'voice', read: reader(sql`extension.voice`, voiceFields) },
  { type: 'taskSnooze', read: reader(sql`extension.task_snooze`, snoozeFields) },
  agent,
];
