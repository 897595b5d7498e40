import type { OfficialDay, RainImport, RainList } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type RainImportRow = Omit<RainImport, 'importedByName' | 'decidedByName'> & {
  readonly decidedBy: string | null;
};

const columns = sql`id, source, file_name as "fileName", lines, days, squares, from_on::text as "from",
  until_on::text as "until", left_out as "leftOut", state, version, imported_by as "importedBy",
  ${instantText(sql`imported_at`)} as "importedAt", decided_by as "decidedBy", decided_at as "decidedAt", reason`;

type NewImport = Pick<RainImport, 'id' | 'source' | 'fileName'> & { readonly list: RainList };

/** Keeps a list with its days, as it came; it counts for nothing yet. */
export const insertRainImport = async (
  db: Db,
  { id, source, fileName, list }: NewImport,
  by: string,
  now: Date,
): Promise<void> => {
  const { lines, days, squares, from, until, leftOut } = list;
  await run(
    db,
    sql`insert into insurance.rain_import (id, source, file_name, lines, days, squares, from_on, until_on, left_out, state,
          imported_by, imported_at)
        values (${id}, ${source}, ${fileName}, ${lines}, ${days.length}, ${squares.length}, ${from}, ${until},
          ${JSON.stringify(leftOut)}::jsonb, 'asked', ${by}, ${now})`,
  );
  await run(
    db,
    sql`insert into insurance.official_rain (import_id, cell, day, rain)
        select ${id}, * from unnest(${days.map(({ cell }) => cell)}::text[], ${days.map(({ day }) => day)}::date[],
          ${days.map(({ rain }) => rain)}::integer[])`,
  );
};

export const findRainImports = (db: Db, after: string | null, limit: number): Promise<RainImportRow[]> =>
  rows<RainImportRow>(
    db,
    sql`select ${columns} from insurance.rain_import where (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

/** A list with its row locked: two who decide at once do so one after the other. */
export const holdRainImport = (db: Db, importId: string): Promise<RainImportRow | null> =>
  row<RainImportRow>(db, sql`select ${columns} from insurance.rain_import where id = ${importId} for no key update`);

type Decision = { readonly by: string; readonly reason: string; readonly at: Date };

/** From now on the list counts, above all that were agreed to before; those who agree at once wait for each other. */
export const setRainAgreed = async (db: Db, importId: string, { by, at }: Decision): Promise<void> => {
  await run(db, sql`lock table insurance.rain_import in share row exclusive mode`);
  await run(
    db,
    sql`update insurance.rain_import set state = 'agreed', decided_by = ${by}, decided_at = ${at},
          version = (select coalesce(max(version), 0) + 1 from insurance.rain_import)
        where id = ${importId}`,
  );
};

export const setRainRefused = (db: Db, importId: string, { by, reason, at }: Decision) =>
  run(
    db,
    sql`update insurance.rain_import set state = 'refused', decided_by = ${by}, decided_at = ${at}, reason = ${reason}
        where id = ${importId}`,
  );

/** In how many of these squares a cover stands that no list took. */
export const countCovered = async (db: Db, squares: readonly string[]): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(distinct cell)::int as total from insurance.watched_cell where cell = any(${[...squares]}::text[])`,
    )
  )?.total ?? 0;

/** A tenth of a millimetre, as it is measured. */
const differs = 10;

/** For how many of these days another rain stands now. */
export const countOther = async (db: Db, days: readonly OfficialDay[]): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total
          from unnest(${days.map(({ cell }) => cell)}::text[], ${days.map(({ day }) => day)}::date[],
            ${days.map(({ rain }) => rain)}::integer[]) as new (cell, day, rain)
          left join lateral (select o.rain from insurance.official_rain o
            join insurance.rain_import i on i.id = o.import_id and i.state = 'agreed'
            where o.cell = new.cell and o.day = new.day order by i.version desc limit 1) official on true
          left join insurance.rain noted on noted.cell = new.cell and noted.day = new.day
          where abs(coalesce(official.rain, noted.rain) - new.rain) > ${differs}`,
    )
  )?.total ?? 0;

/**
 * Whether a list of rain that touches the windows of a payout list was agreed to after that was drawn: what it would pay is
 * then reckoned from rain that stands no more.
 */
export const hasChangedSince = async (db: Db, listId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from insurance.payout_list l
          join insurance.rain_import i on i.state = 'agreed' and i.decided_at > l.drawn_at
        where l.id = ${listId} and exists (select 1 from insurance.payout_line line
          join insurance.cover c on c.id = line.cover_id
          join insurance.product p on p.product_id = c.product_id and p.version = c.version and p.kind <> 'yield'
          where line.list_id = l.id and c.window_from <= i.until_on and c.window_until >= i.from_on) limit 1`,
  )) !== null;
