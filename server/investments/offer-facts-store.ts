import type { MilestoneDraft, OfferState, PromoterRecord, TrancheProof, TrancheState } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A milestone as its row holds it. */
export type MilestoneRow = MilestoneDraft & {
  readonly id: string;
  readonly number: number;
  readonly state: TrancheState;
  readonly releasedKobo: number | null;
  readonly proof: TrancheProof | null;
  readonly refusal: string;
  readonly releasedAt: string | null;
};

/** The milestones of an offer in their order. */
export const findMilestones = (db: Db, offerId: string): Promise<MilestoneRow[]> =>
  rows<MilestoneRow>(
    db,
    sql`select id, number, name, amount_kobo as "amountKobo", due_on::text as "dueOn", stage, state,
          released_kobo as "releasedKobo", proof, refusal, released_at as "releasedAt"
        from investments.milestone where offer_id = ${offerId} order by number`,
  );

/** Puts the milestones of a draft in the place of those it had. */
export const replaceMilestones = async (
  db: Db,
  offerId: string,
  milestones: readonly MilestoneDraft[],
): Promise<void> => {
  await run(db, sql`delete from investments.milestone where offer_id = ${offerId}`);
  await run(
    db,
    sql`insert into investments.milestone (id, offer_id, number, name, amount_kobo, due_on, stage, state)
        select id, ${offerId}, number, name, amount_kobo, due_on, stage, 'planned' from unnest(
          ${milestones.map(() => newId())}::uuid[],
          ${milestones.map((_, place) => place + 1)}::int[],
          ${milestones.map(({ name }) => name)}::text[],
          ${milestones.map(({ amountKobo }) => amountKobo)}::bigint[],
          ${milestones.map(({ dueOn }) => dueOn)}::date[],
          ${milestones.map(({ stage }) => stage)}::text[])
          as m (id, number, name, amount_kobo, due_on, stage)`,
  );
};

export type StepRow = {
  readonly number: number;
  readonly from: OfferState | null;
  readonly to: OfferState;
  readonly byId: string | null;
  readonly reason: string;
  readonly at: string;
  /** Whether whoever took it has money in the offer: they are not named to others. */
  readonly isInvestor: boolean;
};

/** The history of an offer, the first step first. */
export const findSteps = (db: Db, offerId: string): Promise<StepRow[]> =>
  rows<StepRow>(
    db,
    sql`select s.number, s.from_state as "from", s.to_state as "to", s.by_id as "byId", s.reason, s.at,
          exists (select 1 from investments.holding h
            where h.offer_id = s.offer_id and h.investor_id = s.by_id) as "isInvestor"
        from investments.offer_step s where s.offer_id = ${offerId} order by s.number`,
  );

/** How the other offers of a promoter, or of the farmer it is for, stand and ended. */
export const findRecord = async (
  db: Db,
  { id, promoterId, keeperId }: { readonly id: string; readonly promoterId: string; readonly keeperId: string },
): Promise<PromoterRecord> =>
  (await row<PromoterRecord>(
    db,
    sql`select count(*) filter (where state in ('running', 'harvested')) as running,
          count(*) filter (where result = 'paid') as paid, count(*) filter (where result = 'late') as late,
          count(*) filter (where result = 'short') as short, count(*) filter (where result = 'lost') as lost
        from investments.offer
        where (promoter_id = ${promoterId} or keeper_id = ${keeperId}) and id <> ${id}
          and state in ('running', 'harvested', 'settled')`,
  )) ?? { running: 0, paid: 0, late: 0, short: 0, lost: 0 };

/** What somebody has in each of these offers that is paid, in kobo; one they have nothing in is left out. */
export const findHeldKobo = async (
  db: Db,
  investorId: string,
  offerIds: readonly string[],
): Promise<Map<string, number>> =>
  new Map(
    (
      await rows<{ offerId: string; heldKobo: number }>(
        db,
        sql`select offer_id as "offerId", sum(amount_kobo)::bigint as "heldKobo" from investments.holding
            where investor_id = ${investorId} and offer_id = any(${offerIds}::uuid[]) and state in ('paid', 'active')
            group by offer_id`,
      )
    ).map(({ offerId, heldKobo }) => [offerId, heldKobo]),
  );
