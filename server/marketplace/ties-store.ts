import { rows, sql, type Db } from '#kit/db.ts';

/** Whose bargains: a person's own, and those of a company they own. */
type Side = { readonly accountId: string; readonly companyId: string | null };

/** An order for produce that its seller took. */
const isAgreed = sql`state in ('accepted', 'handed-over', 'received')`;

/** An order for inputs that its company took. */
const isTaken = sql`state not in ('placed', 'withdrawn', 'declined')`;

/** With which companies somebody has agreed or ordered, and with which farmers their company has. */
export const findTiedByMarket = async (db: Db, { accountId, companyId }: Side) => {
  const companies = await rows<{ id: string }>(
    db,
    sql`select a.company_id as id from marketplace.share s join marketplace.agreement a on a.answer_id = s.answer_id
        where s.keeper_id = ${accountId}
        union select company_id from marketplace.input_order
        where keeper_id = ${accountId} and ${isTaken}
        union select company_id from marketplace.purchase where keeper_id = ${accountId} and ${isAgreed}
        union select company_id from marketplace.voucher where keeper_id = ${accountId}`,
  );
  const keepers = await rows<{ id: string }>(
    db,
    sql`select s.keeper_id as id from marketplace.agreement a join marketplace.share s on s.answer_id = a.answer_id
        where a.company_id = ${companyId}
        union select keeper_id from marketplace.input_order
        where company_id = ${companyId} and ${isTaken}
        union select keeper_id from marketplace.purchase where company_id = ${companyId} and ${isAgreed}
        union select keeper_id from marketplace.voucher where company_id = ${companyId}`,
  );
  return { companyIds: companies.map(({ id }) => id), keeperIds: keepers.map(({ id }) => id) };
};
