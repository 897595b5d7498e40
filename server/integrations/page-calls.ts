import type { Call, CallState } from '@shuka/domain/integrations';
import type { Db } from '#kit/db.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { findCalls } from './call-store.ts';
import { webhookOf } from './webhook-of.ts';

type Asked = {
  readonly webhookId: string;
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
  readonly state?: CallState | undefined;
};

/** A page of the calls of a webhook, for a person or a program of its holder. @throws Problem `not-found` for another’s. */
export const pageCalls = async (db: Db, holderId: string, { webhookId, after, limit, state = undefined }: Asked) => {
  await webhookOf(db, holderId, webhookId);
  const size = limitOf(limit);
  const key = cursorParts(after, ['moment', 'id']);
  const found = await findCalls(db, webhookId, { state: state ?? null, after: key, limit: size + 1 });
  return cutPage<Call>(found, size, ({ happenedAt, callId }) => [happenedAt, callId]);
};
