import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Origin } from '#finance';
import type { Db } from '#kit/db.ts';
import { payBack, type Back } from './holding-money.ts';
import { setEnded, type EndedEarly, type HoldingRow } from './holding-store.ts';
import { giveRoomBack } from './room-store.ts';
import { changeTallies, movedTallies } from './tallies.ts';

const sumOf = (some: readonly HoldingRow[]): number => some.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

/**
 * Ends holdings of one offer before it runs: their room is free again, and what was paid goes back whole. The rows of the
 * offer and of the holdings are held by the caller, whose last step this is: the money moves at its end.
 */
export const endHoldings = async (
  db: Db,
  held: readonly HoldingRow[],
  state: EndedEarly['state'],
  origin: Origin,
): Promise<void> => {
  const [first] = held;
  if (first === undefined) return;
  const paid = held.filter((one) => one.state === 'paid');
  const backs: Back[] = paid.map((holding) => ({ holding, moveId: newId() }));
  const moveIds = new Map(backs.map(({ holding, moveId }) => [holding.id, moveId]));
  await setEnded(
    db,
    held.map(({ id }) => ({ id, state, backMoveId: moveIds.get(id) ?? null })),
    origin.at,
  );
  const roomy = held.filter((one) => one.state !== 'interest');
  if (roomy.length > 0) await giveRoomBack(db, first.offerId, { takenKobo: sumOf(roomy), paidKobo: sumOf(paid) });
  await changeTallies(
    db,
    held.flatMap((one) => movedTallies(one, one.state, state)),
  );
  await payBack(db, backs, origin);
};
