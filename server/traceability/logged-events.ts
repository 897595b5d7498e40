import type { EpcisEvent, Namespaces } from '@shuka/domain/traceability';
import { row, rows, sql, type Db } from '#kit/db.ts';
import { appendLeaves } from './append-leaves.ts';
import { houseId } from './thing-store.ts';

/** An event as it is written down, and so as the log stands for it. */
type Told = {
  readonly id: string;
  readonly eventId: string;
  readonly event: EpcisEvent;
  readonly namespaces: Namespaces;
  readonly subjectId: string | null;
};

const contentOf = ({ eventId, event, namespaces }: Omit<Told, 'subjectId'>) => ({ eventId, event, namespaces });

/**
 * Puts events into the log in the transaction that writes them. What the house says of a farmer's lots is the farmer's, so
 * that erasing them closes it; what it says of nobody is nobody's.
 */
export const logEvents = (db: Db, told: readonly Told[], ownerId: string, now: Date): Promise<void> =>
  appendLeaves(
    db,
    told.map((one) => ({
      id: one.id,
      kind: 'event' as const,
      subjectId: one.subjectId ?? (ownerId === houseId ? null : ownerId),
      content: contentOf(one),
      at: now,
    })),
    now,
  );

/** What is written down of these ids now, as it was given to the log. */
export const findLogged = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
  const found = await rows<Omit<Told, 'subjectId'>>(
    db,
    sql`select id, event_id as "eventId", body as event, namespaces from traceability.event
        where id = any(${ids}::uuid[])`,
  );
  return new Map(found.map((one) => [one.id, contentOf(one)]));
};

/** Whether a company told of an event, or is among those who may read it. */
export const isReadable = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from traceability.event e where e.id = ${id} and (e.owner_id = ${companyId} or exists (
          select 1 from traceability.reader r where r.company_id = ${companyId} and r.event_number = e.number))`,
  )) !== null;
