import { rows, sql, type Db } from '#kit/db.ts';

/** Whose work: a person's own, and that of a company they own. */
type Side = { readonly accountId: string; readonly companyId: string | null };

/** Produce that stands in a warehouse. */
const isStored = sql`state in ('outstanding', 'given-back')`;

/** Which mills took work of somebody or of their company or store produce of theirs, and whose work theirs took. */
export const findTiedByMill = async (db: Db, { accountId, companyId }: Side) => {
  const asked = await rows<{ id: string }>(
    db,
    sql`select distinct mill_id as id from processing.request
        where (keeper_id = ${accountId} or company_id = ${companyId}) and state in ('accepted', 'in-job', 'done')
        union select company_id from processing.warehouse_receipt where keeper_id = ${accountId} and ${isStored}`,
  );
  const askers = await rows<{ keeperId: string | null; companyId: string | null }>(
    db,
    sql`select distinct keeper_id as "keeperId", company_id as "companyId" from processing.request
        where mill_id = ${companyId} and state in ('accepted', 'in-job', 'done')
        union select keeper_id, null::uuid from processing.warehouse_receipt
        where company_id = ${companyId} and ${isStored}`,
  );
  return {
    companyIds: [...asked.map(({ id }) => id), ...askers.flatMap((one) => one.companyId ?? [])],
    keeperIds: askers.flatMap((one) => one.keeperId ?? []),
  };
};
