import type { RecallShown } from '@shuka/domain/traceability';
import { findNames } from '#accounts';
import { findCompanyNames } from '#relations';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** Somebody who has recalled goods: a company or a farmer of this house, or a name outside of it. */
export type Holder = {
  readonly kind: 'company' | 'farmer' | 'outside';
  readonly companyId: string | null;
  readonly accountId: string | null;
  readonly name: string;
};

export const insertHolders = async (db: Db, recallId: string, holders: readonly Holder[], now: Date): Promise<void> => {
  if (holders.length === 0) return;
  await run(
    db,
    sql`insert into traceability.recall_holder (recall_id, place, kind, company_id, account_id, name, told_at)
        select ${recallId}, n.place - 1, n.kind, n.company_id, n.account_id, n.name,
          case when n.kind <> 'outside' then ${now}::timestamptz end
        from unnest(${holders.map(({ kind }) => kind)}::text[], ${holders.map(({ companyId }) => companyId)}::uuid[],
          ${holders.map(({ accountId }) => accountId)}::uuid[], ${holders.map(({ name }) => name)}::text[])
          with ordinality as n (kind, company_id, account_id, name, place)`,
  );
};

/** To whom outside of this house these things were sent, by the names of their waybills. */
export const findSentOutside = async (db: Db, numbers: readonly number[], limit: number): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      db,
      sql`select distinct s.to_name as name from traceability.shipment_line l
            join traceability.shipment s on s.id = l.shipment_id and s.to_company_id is null
          where l.thing_id = any(${numbers}::bigint[]) order by 1 limit ${limit}`,
    )
  ).map(({ name }) => name);

type RecallRow = Omit<RecallShown, 'holders'>;

export const findRecalls = async (
  db: Db,
  companyId: string,
  before: string | null,
  limit: number,
): Promise<RecallShown[]> => {
  const found = await rows<RecallRow>(
    db,
    sql`select r.id, t.name, r.reason, r.reached, ${instantText(sql`r.at`)} as at
        from traceability.recall r join traceability.thing t on t.id = r.thing_id
        where r.company_id = ${companyId} and (${before}::uuid is null or r.id < ${before}::uuid)
        order by r.id desc limit ${limit}`,
  );
  const held = await rows<Holder & { readonly recallId: string; readonly toldAt: string | null }>(
    db,
    sql`select recall_id as "recallId", kind, company_id as "companyId", account_id as "accountId", name,
          ${instantText(sql`told_at`)} as "toldAt"
        from traceability.recall_holder where recall_id = any(${found.map(({ id }) => id)}::uuid[])
        order by recall_id, place`,
  );
  const companies = await findCompanyNames(db, [...new Set(held.flatMap((one) => one.companyId ?? []))]);
  const people = await findNames(db, [...new Set(held.flatMap((one) => one.accountId ?? []))]);
  const nameOf = ({ kind, companyId: id, accountId, name }: Holder): string =>
    kind === 'company'
      ? (companies.get(id ?? '') ?? '')
      : kind === 'farmer'
        ? (people.find((one) => one.accountId === accountId)?.firstName ?? '')
        : name;
  return found.map((recall) => ({
    ...recall,
    holders: held
      .filter(({ recallId }) => recallId === recall.id)
      .map((one) => ({ kind: one.kind, name: nameOf(one), toldAt: one.toldAt })),
  }));
};
