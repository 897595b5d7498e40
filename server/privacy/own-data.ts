import { setStopped } from '#accounts';
import { run, sql, type Db } from '#kit/db.ts';
import type { MergeInto } from '#kit/merging.ts';
import { findRequestsOf, findUsesAsked } from './request-store.ts';
import { showRequest } from './show-request.ts';

/** What a person asked stays as the proof that it was answered; their own words go. */
export const eraseFor = (db: Db, accountId: string): Promise<number> =>
  run(db, sql`update privacy.request set words = '', value = '' where account_id = ${accountId}`);

export const exportFor = async (db: Db, accountId: string) => ({
  requestsOverData: (await findRequestsOf(db, accountId)).map(showRequest),
});

/** What was asked under either account is of one person; of two that are open and alike the one of whoever stays counts. */
export const mergeInto: MergeInto = async ({ db, clock }, { fromId, intoId }) => {
  await run(
    db,
    sql`update privacy.request r set state = 'withdrawn', answered_at = ${clock.now()}
        where account_id = ${fromId} and state = 'open' and kind <> 'review' and exists (
          select 1 from privacy.request k where k.account_id = ${intoId} and k.kind = r.kind and k.state = 'open')`,
  );
  await run(db, sql`update privacy.request set account_id = ${intoId} where account_id = ${fromId}`);
  await setStopped(db, intoId, await findUsesAsked(db, intoId), clock.now());
};
