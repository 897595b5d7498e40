import { finishOffer, payProceeds, settleOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openEscrow, openWallet } from '#finance';
import { rows, run, sql, type Db } from '#kit/db.ts';
import type { Act, Actor } from './acts.ts';
import { at } from './caseload-ids.ts';
import { people } from './people.ts';
import { payIn } from './fill-wallet.ts';

type Ending = {
  readonly offerId: string;
  readonly keeper: Actor;
  readonly decidedBy: Actor;
  /** Who says that the harvest is in: another than who shares it out. */
  readonly finishedBy: Actor;
};

const releasedOn = ['2026-07-10', '2026-08-28'];
const soldOn = at('2026-11-10');
const proceedsKobo = 45_000_000;

/** The money of each milestone as it went to the farmer; the photos that would prove it are not in the demo. */
const release = async (db: Db, { offerId, keeper, decidedBy }: Ending): Promise<void> => {
  const milestones = await rows<{ id: string; number: number; kobo: number }>(
    db,
    sql`select id, number, released_kobo as kobo from investments.milestone where offer_id = ${offerId} order by number`,
  );
  for (const { id, number, kobo } of milestones) {
    const when = at(releasedOn[number - 1] ?? '2026-09-01');
    const from = await openEscrow(db, offerId, 'sandbox', when);
    const to = await openWallet(db, keeper.accountId, 'sandbox', when);
    const moveId = newId();
    const asked = { id: moveId, kind: 'tranche', reason: '', subjectId: id, from, to, amountKobo: kobo } as const;
    await run(
      db,
      sql`update investments.milestone set state = 'released', asked_by = ${keeper.accountId},
            verified_by = ${people.chidi.accountId}, released_by = ${decidedBy.accountId}, released_at = ${when},
            release_move_id = ${moveId}
          where id = ${id}`,
    );
    await move(db, asked, { by: decidedBy.accountId, endpoint: 'world', requestId: 'world', at: when });
  }
};

/** Sells the harvest of an offer that runs, and shares out what it brought. */
export const settleCaseOffer = async (act: Act, db: Db, ending: Ending): Promise<void> => {
  const { offerId, keeper, decidedBy, finishedBy } = ending;
  await release(db, ending);
  await payIn(db, keeper.accountId, proceedsKobo, soldOn, { by: keeper.accountId });
  const sale = { id: newId(), offerId, amountKobo: proceedsKobo, source: 'sale', words: '28 bags of maize' } as const;
  await act(payProceeds, sale, keeper, soldOn);
  const words = '28 bags of maize were sold in Kano at once. It brought a little more than we hoped for.';
  await act(finishOffer, { offerId, words, isOver: true }, finishedBy, at('2026-11-12'));
  await act(settleOffer, { offerId, password: 'none is asked for' }, decidedBy, at('2026-11-16'));
};
