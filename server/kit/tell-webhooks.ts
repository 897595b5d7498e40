import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Services } from '#kit/context.ts';
import { row, sql, type Db } from '#kit/db.ts';

/** The job that sends what waits for webhooks. */
export const webhooksWait = 'integrations.send-calls';

/** Something that happened: ids, and the path where a key may read more. Nothing of a person. */
export type Happening = {
  readonly kind: EventKind;
  readonly ids: Readonly<Record<string, string>>;
  readonly path: string | null;
};

/** What is sent, by the shape of Standard Webhooks: its type, when it happened, and data. */
export const bodyOf = (kind: string, at: Date, data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ type: kind, timestamp: at.toISOString(), data });

/**
 * Writes down, in the transaction of what happened, a call for each webhook that wants to hear of it; a job sends them. Slices
 * above the webhooks tell by here, as they stamp changes for phones.
 * @param companyIds whose webhooks; null for those of all programmes.
 */
export const tellWebhooks = async (
  { db, jobs, clock, publicUrl }: Pick<Services, 'jobs' | 'clock' | 'publicUrl'> & { readonly db: Db },
  { kind, ids, path }: Happening,
  companyIds: readonly string[] | null,
): Promise<void> => {
  const now = clock.now();
  const body = bodyOf(kind, now, { ...ids, ...(path === null ? {} : { href: `${publicUrl}${path}` }) });
  const told = await row<{ count: number }>(
    db,
    sql`select integrations.tell(${newId()}::uuid, ${kind}, ${body}, ${companyIds}::uuid[], ${now}) as count`,
  );
  if ((told?.count ?? 0) > 0) await jobs.send(webhooksWait, {}, db);
};
