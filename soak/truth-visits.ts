import { sql } from '@shuka/server/kit/db.ts';
import type { TruthQuery } from './truth-farms.ts';

/** What passes between farmers and their managers, asked of the tables. */
export const visitQueries: readonly TruthQuery[] = [
  [
    'visit',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'managerId', manager_id,
          'managerName', manager_name, 'farmId', farm_id, 'visitedOn', visited_on, 'purpose', purpose,
          'advice', advice, 'rating', rating, 'ratingNote', rating_note, 'corrects', corrects) as said
        from extension.visit where removed_at is null`,
  ],
  [
    'visitRequest',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'wantedOn', wanted_on,
          'reason', reason, 'state', state, 'plannedOn', planned_on, 'answer', answer) as said
        from extension.visit_request where removed_at is null`,
  ],
  [
    'issue',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'farmId', farm_id, 'kind', kind,
          'description', description, 'photoIds', photo_ids, 'voiceId', voice_id, 'state', state,
          'answer', answer) as said
        from extension.issue where removed_at is null`,
  ],
  [
    'voice',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'mediaType', media_type,
          'audio', null) as said
        from extension.voice where removed_at is null`,
  ],
];
