import { rows, sql, type Db } from '#kit/db.ts';

/** More than a person has in years. */
const most = 10_000;

/**
 * What a person offered and what they put in. It stays when they are erased, under a number without a name: others have
 * money in it, or had.
 */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  offers: await rows(
    db,
    sql`select id, number, farm_id as "farmId", state, terms, taken_kobo as "takenKobo", paid_kobo as "paidKobo",
          proceeds_kobo as "proceedsKobo", result, published_at as "publishedAt", created_at as "createdAt"
        from investments.offer where keeper_id = ${accountId} or promoter_id = ${accountId} order by id limit ${most}`,
  ),
  issuer: await rows(
    db,
    sql`select id, size, company, cac_number as "cacNumber", source, noted_on::text as "notedOn", is_confirmed as "isConfirmed",
          proposed_at as "proposedAt", decided_at as "decidedAt"
        from investments.issuer_word where keeper_id = ${accountId} order by proposed_at limit ${most}`,
  ),
  holdings: await rows(
    db,
    sql`select id, offer_id as "offerId", amount_kobo as "amountKobo", expected_kobo as "expectedKobo",
          realised_kobo as "realisedKobo", state, money, paid_at as "paidAt", ended_at as "endedAt",
          created_at as "createdAt"
        from investments.holding where investor_id = ${accountId} order by id limit ${most}`,
  ),
});
