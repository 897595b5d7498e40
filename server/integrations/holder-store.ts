import type { HolderKind } from '@shuka/domain/integrations';
import { companyTable, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { row, run, sql, type Db, type Query } from '#kit/db.ts';

/** Whose a row of keys or webhooks is. */
export const isOf = (holderId: string): Query => sql`(company_id = ${holderId} or programme_id = ${holderId})`;

/** Whether whoever holds a row `x` is there: the owner of the company, or the programme, which nobody ended. */
export const holderIsThere: Query = sql`(
  exists (select 1 from (${companyTable}) c where c.id = x.company_id and c.is_open)
  or exists (select 1 from integrations.programme p where p.id = x.programme_id and p.ended_at is null))`;

export type Holder = { readonly kind: HolderKind; readonly isOver: boolean };

/** A company or a programme; what is decided of its keys and webhooks is decided one after the other. */
export const holdHolder = async (db: Db, holderId: string): Promise<Holder> => {
  await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`integrations ${holderId}`}, 0))`);
  const programme = await row<{ isOver: boolean }>(
    db,
    sql`select ended_at is not null as "isOver" from integrations.programme where id = ${holderId}`,
  );
  return programme === null ? { kind: 'company', isOver: false } : { kind: 'programme', isOver: programme.isOver };
};

/** A company is its owner’s; a programme is of every admin, and there for nobody else. */
export const relationsToHolder: RelationsTo = async (db, viewer, holderId) => {
  const toCompany = await relationsToCompany(db, viewer, holderId);
  if (toCompany !== null) return toCompany.filter((one) => one === 'own');
  const programme = await row(db, sql`select 1 from integrations.programme where id = ${holderId}`);
  if (programme === null) return null;
  return viewer.roles.includes('admin') ? ['own'] : [];
};
