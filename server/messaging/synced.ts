import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const messageFields = sql`keeper_id as "keeperId", number, writer_id as "writerId", writer_name as "writerName",
  text, picture, case when voice_type is null then null else json_build_object('mediaType', voice_type, 'seconds',
    voice_seconds, 'isHere', voice_key is not null) end as voice, ${instantText(sql`written_at`)} as "writtenAt", ${instantText(sql`created_at`)} as "createdAt"`;

const conversationFields = sql`keeper_id as "keeperId", farmer_delivered as "farmerDelivered",
  farmer_read as "farmerRead", manager_delivered as "managerDelivered", manager_read as "managerRead",
  ${instantText(sql`created_at`)} as "createdAt"`;

/** What phones keep of messaging. */
export const synced: readonly SyncedType[] = [
  { type: 'message', read: reader(sql`messaging.message`, messageFields) },
  { type: 'conversation', read: reader(sql`messaging.conversation`, conversationFields) },
];
