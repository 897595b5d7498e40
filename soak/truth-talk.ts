import { sql } from '@shuka/server/kit/db.ts';
import type { TruthQuery } from './truth-farms.ts';

/** What farmers and their managers write to each other, asked of the tables. */
export const talkQueries: readonly TruthQuery[] = [
  [
    'message',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'number', number,
          'writerId', writer_id, 'writerName', writer_name, 'text', text, 'picture', picture) as said
        from messaging.message where removed_at is null`,
  ],
  [
    'conversation',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id,
          'farmerDelivered', farmer_delivered, 'farmerRead', farmer_read,
          'managerDelivered', manager_delivered, 'managerRead', manager_read) as said
        from messaging.conversation where removed_at is null`,
  ],
];
