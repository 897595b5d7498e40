import { trustCounts, trustOf, type Trust, type Word } from '@shuka/domain/marketplace';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

type Told = Word & { readonly id: string };

const trusts = (told: readonly Told[], ids: readonly string[], today: string): Map<string, Trust> => {
  const words = new Map<string, Told[]>();
  for (const one of told) words.set(one.id, [...(words.get(one.id) ?? []), one]);
  return new Map(ids.map((id) => [id, trustOf(words.get(id) ?? [], today)]));
};

/** The latest words of each, whose day has come or that were kept. @param from the table with its `due` and `done` days. */
const findWords = (db: Db, ids: readonly string[], from: Query, today: string): Promise<Told[]> =>
  rows<Told>(
    db,
    sql`select asked.id, word.due::text as "dueOn", word.done::text as "doneOn"
        from unnest(${ids}::uuid[]) as asked (id)
        cross join lateral (select due, done from ${from}
          and (done is not null or due < ${today}) order by due desc limit ${trustCounts}) word`,
  );

/** How often each of these farmers delivered on the day or before it, of the latest times it was due. */
export const findSellerTrust = async (db: Db, keeperIds: readonly string[], today: string) => {
  const ids = [...new Set(keeperIds)];
  const from = sql`(select due_on as due, done_on as done, keeper_id from marketplace.share
    where excused_at is null) s where s.keeper_id = asked.id`;
  return trusts(await findWords(db, ids, from, today), ids, today);
};

/** How often each of these companies paid on the day or before it. */
export const findBuyerTrust = async (db: Db, companyIds: readonly string[], today: string) => {
  const ids = [...new Set(companyIds)];
  const from = sql`(select pay_due_on as due, paid_on as done, company_id from marketplace.delivery
    where voided_at is null) s where s.company_id = asked.id`;
  return trusts(await findWords(db, ids, from, today), ids, today);
};

/** The record of several together: of a pool. */
export const together = (of: readonly (Trust | undefined)[]): Trust => ({
  kept: of.reduce((sum, one) => sum + (one?.kept ?? 0), 0),
  of: of.reduce((sum, one) => sum + (one?.of ?? 0), 0),
});
