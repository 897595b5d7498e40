import type { OfferState } from '@shuka/domain/investments';
import { row, sql, type Db } from '#kit/db.ts';
import type { HoldingRow } from './holding-store.ts';

type Paid = { readonly paidAt: Date; readonly coolingUntil: Date; readonly moveId: string };

/** An offer after one more of its pledges was paid for. */
export type OfferPaid = { readonly state: OfferState; readonly goalKobo: number; readonly paidKobo: number };

type Done = OfferPaid & { readonly held: number; readonly done: number };

const line = sql`select investor_id, amount_kobo, expected_kobo from h`;

/**
 * Notes that a pledge is paid for: its row, the offer's sum and the investor's tallies, in one statement, since its offer's
 * row is wanted by many at once. The rows are held in the order that everybody keeps: the offer, the holding, the lines of
 * the tallies by their names. Null, and nothing is written, where the offer takes no money or the holding waits for none.
 */
export const notePaid = async (
  db: Db,
  { id, offerId, investorId }: Pick<HoldingRow, 'id' | 'offerId' | 'investorId'>,
  { paidAt, coolingUntil, moveId }: Paid,
): Promise<OfferPaid | null> => {
  const found = await row<Done>(
    db,
    sql`with o as materialized (
          select id from investments.offer where id = ${offerId} and state in ('published', 'closed')
          for no key update
        ), h as materialized (
          select id, offer_id, investor_id, amount_kobo, expected_kobo from investments.holding
          where id = ${id} and offer_id = (select id from o) and investor_id = ${investorId} and state = 'pledged'
            and pay_by >= ${paidAt}
          for no key update
        ), holding as (
          update investments.holding p set state = 'paid', paid_at = ${paidAt}, cooling_until = ${coolingUntil},
            pay_move_id = ${moveId} from h where p.id = h.id returning p.id
        ), offer as (
          update investments.offer p set paid_kobo = p.paid_kobo + h.amount_kobo from h where p.id = h.offer_id
          returning p.state, p.goal_kobo, p.paid_kobo
        ), added as (
          insert into investments.investor_tally as t (investor_id, state, holdings, amount_kobo, expected_kobo)
          select investor_id, 'paid', 1, amount_kobo, expected_kobo from (${line}) as h
          on conflict (investor_id, state) do update set holdings = t.holdings + 1,
            amount_kobo = t.amount_kobo + excluded.amount_kobo, expected_kobo = t.expected_kobo + excluded.expected_kobo
          returning t.investor_id
        ), taken as (
          update investments.investor_tally t set holdings = t.holdings - 1,
            amount_kobo = t.amount_kobo - h.amount_kobo, expected_kobo = t.expected_kobo - h.expected_kobo
          from h join added on added.investor_id = h.investor_id
          where t.investor_id = h.investor_id and t.state = 'pledged' returning t.investor_id
        )
        select (select count(*) from h) as held,
          (select count(*) from holding) + (select count(*) from offer) + (select count(*) from taken) as done,
          (select state from offer) as state, (select goal_kobo from offer) as "goalKobo",
          (select paid_kobo from offer) as "paidKobo"`,
  );
  if (found === null || found.held === 0) return null;
  if (found.done !== 3) throw new Error(`The payment of ${id} could not be noted whole.`);
  return found;
};
