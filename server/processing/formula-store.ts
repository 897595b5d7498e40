import type { Formula, FormulaDraft } from '@shuka/domain/processing';
import { fullNamesOf } from '#accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`f.id, f.company_id as "companyId", f.version, f.lines, f.note, f.created_at as "createdAt",
  f.by_id as "byId"`;

type Row = Omit<Formula, 'byName'>;

const named = async (db: Db, found: readonly Row[]): Promise<Formula[]> => {
  const names = await fullNamesOf(
    db,
    found.map(({ byId }) => byId),
  );
  return found.map((one) => ({ ...one, byName: names.get(one.byId) ?? '' }));
};

export const findFormulas = async (db: Db, ids: readonly string[]): Promise<Formula[]> =>
  named(db, await rows<Row>(db, sql`select ${columns} from processing.formula f where f.id = any(${ids}::uuid[])`));

/** A version of a company's formula, and when the next one took its place; null for none of theirs. */
export const findFormula = async (
  db: Db,
  companyId: string,
  formulaId: string,
): Promise<{ formula: Formula; replacedAt: Date | null } | null> => {
  const [formula] = await findFormulas(db, [formulaId]);
  if (formula === undefined || formula.companyId !== companyId) return null;
  const next = await row<{ at: string }>(
    db,
    sql`select created_at as at from processing.formula
        where company_id = ${companyId} and version = ${formula.version + 1}`,
  );
  return { formula, replacedAt: next === null ? null : new Date(next.at) };
};

/** Writes the next version. Two at once: the second waits for the first, and comes after it. */
export const insertFormula = async (db: Db, draft: FormulaDraft, byId: string, now: Date): Promise<void> => {
  await row(db, sql`select pg_advisory_xact_lock(hashtextextended(${`formula ${draft.companyId}`}, 0))`);
  await run(
    db,
    sql`insert into processing.formula (id, company_id, version, lines, note, by_id, created_at)
        select ${draft.id}, ${draft.companyId}, coalesce(max(version), 0) + 1, ${JSON.stringify(draft.lines)}::json,
          ${draft.note}, ${byId}, ${now}
        from processing.formula where company_id = ${draft.companyId}`,
  );
};
