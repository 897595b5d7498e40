import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { isAssigned } from '#relations';
import { row, sql, type Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';

type Sides = { readonly keeperId: string; readonly promoterId: string; readonly verifierId: string | null };

const findSides = (db: Db, offerId: string): Promise<Sides | null> =>
  row<Sides>(
    db,
    sql`select keeper_id as "keeperId", promoter_id as "promoterId", verifier_id as "verifierId"
        from investments.offer where id = ${offerId}`,
  );

const hasHolding = async (db: Db, investorId: string, offerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from investments.holding
        where offer_id = ${offerId} and investor_id = ${investorId}
          and state not in ('cancelled', 'expired', 'refunded') limit 1`,
  )) !== null;

/**
 * An offer is its farmer's own. It is assigned to the manager who looks after them, to one who promotes it, and to its
 * named verifier, who is its counterparty too, as is an investor with a part in it. Who of them may do what is more than
 * a relation can say: a handler asks whether it is the promoter, or the verifier.
 */
export const relationsToOffer: RelationsTo = async (db, { accountId, roles }, offerId) => {
  const sides = await findSides(db, offerId);
  if (sides === null) return null;
  const { keeperId, promoterId, verifierId } = sides;
  const isManager = roles.includes('extension-manager');
  const held: Relation[] = keeperId === accountId ? ['own'] : [];
  const isVerifier = isManager && verifierId === accountId;
  const looksAfter = isManager && (promoterId === accountId || (await isAssigned(db, accountId, keeperId)));
  if (isVerifier || looksAfter) held.push('assigned');
  if (isVerifier || (roles.includes('investor') && (await hasHolding(db, accountId, offerId))))
    held.push('counterparty');
  return held;
};

/** A holding is its investor's. */
export const relationsToHolding: RelationsTo = async (db, { accountId }, holdingId) => {
  const holding = await row<{ investor_id: string }>(
    db,
    sql`select investor_id from investments.holding where id = ${holdingId}`,
  );
  if (holding === null) return null;
  return holding.investor_id === accountId ? ['own'] : [];
};
