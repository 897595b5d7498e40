import type { Disaster, DisasterDraft } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type DisasterRow = Omit<Disaster, 'declaredByName' | 'decidedByName'> & {
  readonly declaredBy: string;
  readonly decidedBy: string | null;
};

const columns = sql`id, what, areas, from_on::text as "fromOn", until_on::text as "untilOn", source,
  source_number as "sourceNumber", source_on::text as "sourceOn", state, declared_by as "declaredBy",
  declared_at as "declaredAt", decided_by as "decidedBy", decided_at as "decidedAt", words`;

export const insertDisaster = (db: Db, one: DisasterDraft, byId: string, now: Date) =>
  run(
    db,
    sql`insert into loans.disaster (id, what, areas, states, from_on, until_on, source, source_number, source_on,
          declared_by, declared_at)
        values (${one.id}, ${one.what}, ${JSON.stringify(one.areas)}::jsonb,
          ${one.areas.map(({ stateCode }) => stateCode)}::text[], ${one.fromOn}::date, ${one.untilOn}::date,
          ${one.source}, ${one.sourceNumber}, ${one.sourceOn}::date, ${byId}, ${now})`,
  );

export const findDisaster = (db: Db, id: string): Promise<DisasterRow | null> =>
  row<DisasterRow>(db, sql`select ${columns} from loans.disaster where id = ${id}`);

/** The same with its row locked: two who decide at once do so one after the other. */
export const holdDisaster = (db: Db, id: string): Promise<DisasterRow | null> =>
  row<DisasterRow>(db, sql`select ${columns} from loans.disaster where id = ${id} for no key update`);

export const findDisasters = (db: Db, after: string | null, limit: number): Promise<DisasterRow[]> =>
  rows<DisasterRow>(
    db,
    sql`select ${columns} from loans.disaster ${after === null ? sql`` : sql`where id < ${after}`}
        order by id desc limit ${limit}`,
  );

/** More than a state has in a few years. */
const most = 200;

/** Those that were confirmed in states, the last one first. */
export const findConfirmedIn = (db: Db, stateCodes: readonly string[]): Promise<DisasterRow[]> =>
  rows<DisasterRow>(
    db,
    sql`select ${columns} from loans.disaster where state = 'confirmed' and states && ${stateCodes}::text[]
        order by until_on desc, id limit ${most}`,
  );

type Decided = { readonly state: 'confirmed' | 'refused'; readonly byId: string; readonly words: string };

export const setDisasterDecided = (db: Db, id: string, { state, byId, words }: Decided, now: Date) =>
  run(
    db,
    sql`update loans.disaster set state = ${state}, decided_by = ${byId}, decided_at = ${now}, words = ${words}
        where id = ${id}`,
  );
