import { canMoveOffer, type OfferMover, type OfferState } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { run, sql, type Db } from '#kit/db.ts';
import { keepErrand } from './keep-errand.ts';
import type { OfferRow } from './offer-store.ts';

/** Who moves an offer on, when and why; `byId` is null for the house. */
export type OfferMove = {
  readonly by: OfferMover;
  readonly byId: string | null;
  readonly reason: string;
  readonly at: Date;
};

/** Writes down a step in the life of an offer whose row is held. */
export const noteOfferStep = (
  db: Db,
  offerId: string,
  from: OfferState | null,
  to: OfferState,
  { byId, reason, at }: Pick<OfferMove, 'byId' | 'reason' | 'at'>,
) =>
  run(
    db,
    sql`insert into investments.offer_step (offer_id, number, from_state, to_state, by_id, reason, at)
        select ${offerId}, coalesce(max(number), 0) + 1, ${from}, ${to}, ${byId}, ${reason}, ${at}
        from investments.offer_step where offer_id = ${offerId}`,
  );

const unpublished: readonly OfferState[] = ['draft', 'submitted', 'checked', 'withdrawn'];

/** Counts an offer in or out among those that were published. */
const count = async (db: Db, offer: OfferRow, state: OfferState, by: 1 | -1): Promise<void> => {
  if (unpublished.includes(state)) return;
  const { stateCode, crop, risk, durationMonths } = offer;
  await run(
    db,
    sql`insert into investments.offer_tally as t (state, state_code, crop_key, risk, duration_months)
        values (${state}, ${stateCode}, lower(${crop}), ${risk}, ${durationMonths})
        on conflict (state, state_code, crop_key, risk, duration_months) do nothing`,
  );
  await run(
    db,
    sql`update investments.offer_tally set offers = offers + ${by}
        where state = ${state} and state_code = ${stateCode} and crop_key = lower(${crop}) and risk = ${risk}
          and duration_months = ${durationMonths}`,
  );
};

/**
 * Brings an offer from the state it has to another: the one place that does. Its row is held by the caller; other columns
 * that go with the move are the caller's, before it. @throws Problem `offer-moved-on` where nobody of that kind may.
 */
export const moveOffer = async (db: Db, offer: OfferRow, to: OfferState, move: OfferMove): Promise<void> => {
  if (!canMoveOffer(offer.state, to, move.by)) throw new Problem('offer-moved-on');
  await run(db, sql`update investments.offer set state = ${to} where id = ${offer.id}`);
  await noteOfferStep(db, offer.id, offer.state, to, move);
  await keepErrand(db, offer.id, move.at);
  await count(db, offer, offer.state, -1);
  await count(db, offer, to, 1);
};
