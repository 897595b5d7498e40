import { sql } from '@shuka/server/kit/db.ts';
import type { TruthQuery } from './truth-farms.ts';

/** What passes between farmers and their managers, asked of the tables. */
export const visitQueries: readonly TruthQuery[] = [
  [
    'visit',
    sql`select id, v.keeper_id as keeper, json_build_object('keeperId', v.keeper_id, 'managerId', v.manager_id,
          'managerName', manager_name, 'farmId', farm_id, 'visitedOn', visited_on, 'purpose', purpose,
          'advice', advice, 'rating', rating, 'ratingNote', rating_note, 'corrects', corrects, 'form', form,
          'seen', case when p.visit_id is not null then json_build_object('accuracyMetres', p.accuracy_metres,
            'metresAway', p.metres_away, 'code', p.code) end,
          'isConfirmed', farmer_says is true or p.code is not distinct from 'right') as said
        from extension.visit v left join extension.visit_proof p on p.visit_id = v.id where v.removed_at is null`,
  ],
  [
    'inspection',
    sql`select id, keeper_id as keeper,
          record::jsonb - 'createdAt' || jsonb_build_object('keeperId', keeper_id) as said
        from reports.inspection where removed_at is null`,
  ],
  [
    'visitPlan',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'managerId', manager_id,
          'farmId', farm_id, 'plannedOn', planned_on, 'timeOfDay', time_of_day, 'purpose', purpose, 'note', note,
          'state', state, 'reason', reason, 'visitId', visit_id) as said
        from extension.visit_plan where removed_at is null`,
  ],
  [
    'taskSnooze',
    sql`select id, keeper_id as keeper, json_build_object('taskId', task_id, 'keeperId', keeper_id, 'state', state,
          'until', until, 'reason', reason, 'by', said_by) as said
        from extension.task_snooze where removed_at is null`,
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
