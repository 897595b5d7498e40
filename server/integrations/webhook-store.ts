import type { HolderKind, Webhook } from '@shuka/domain/integrations';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { isOf } from './holder-store.ts';

const columns = sql`id as "webhookId", url, kinds, made_at as "madeAt", failing_since as "failingSince",
  paused_at as "pausedAt", old_until as "oldSecretUntil"`;

type NewWebhook = {
  readonly webhookId: string;
  readonly holderId: string;
  readonly kind: HolderKind;
  readonly url: string;
  readonly kinds: readonly EventKind[];
  readonly secret: Buffer;
  readonly madeBy: string;
  readonly now: Date;
};

export const insertWebhook = (db: Db, { kind, holderId, ...one }: NewWebhook) =>
  run(
    db,
    sql`insert into integrations.webhook (id, company_id, programme_id, url, kinds, secret, made_by, made_at)
        values (${one.webhookId}, ${kind === 'company' ? holderId : null}, ${kind === 'programme' ? holderId : null},
          ${one.url}, ${one.kinds}::text[], ${one.secret}, ${one.madeBy}, ${one.now})`,
  );

/** The webhooks of a holder, the newest first; there are never many. */
export const findWebhooks = (db: Db, holderId: string): Promise<Webhook[]> =>
  rows<Webhook>(
    db,
    sql`select ${columns} from integrations.webhook where ${isOf(holderId)} and removed_at is null order by id desc`,
  );

export const findWebhook = (db: Db, holderId: string, webhookId: string): Promise<Webhook | null> =>
  row<Webhook>(
    db,
    sql`select ${columns} from integrations.webhook
        where id = ${webhookId} and ${isOf(holderId)} and removed_at is null`,
  );

/** Takes a webhook away; its secrets go at once. False where it was none of the holder’s. */
export const setRemoved = async (db: Db, webhookId: string, holderId: string, by: string, now: Date) =>
  (await run(
    db,
    sql`update integrations.webhook
        set removed_by = ${by}, removed_at = ${now}, secret = '', old_secret = null, old_until = null
        where id = ${webhookId} and ${isOf(holderId)} and removed_at is null`,
  )) > 0;

/** Lets it be called again, as one that never failed. */
export const setResumed = (db: Db, webhookId: string, holderId: string): Promise<Webhook | null> =>
  row<Webhook>(
    db,
    sql`update integrations.webhook set paused_at = null, failing_since = null, told_at = null
        where id = ${webhookId} and ${isOf(holderId)} and removed_at is null returning ${columns}`,
  );

type NewSecret = { readonly secret: Buffer; readonly oldUntil: Date };

/** The secret that was there signs too until `oldUntil`; one before that no more. */
export const setSecret = (db: Db, webhookId: string, holderId: string, { secret, oldUntil }: NewSecret) =>
  row<Webhook>(
    db,
    sql`update integrations.webhook set old_secret = secret, old_until = ${oldUntil}, secret = ${secret}
        where id = ${webhookId} and ${isOf(holderId)} and removed_at is null returning ${columns}`,
  );
