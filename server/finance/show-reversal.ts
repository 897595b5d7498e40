import { mayReverseAlone, type LedgerMove, type MoveSide, type Reversal } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findReversal, type MoveRow, type ReversalRow } from './reversal-store.ts';

type Names = ReadonlyMap<string, string>;

const sideOf = (kind: MoveSide['kind'], key: string, ownerId: string | null, names: Names): MoveSide => ({
  kind,
  ownerId,
  name: ownerId === null ? key : (names.get(ownerId) ?? ''),
});

const showOne = (one: MoveRow, names: Names): LedgerMove => ({
  id: one.moveId,
  kind: one.kind,
  reason: one.moveReason,
  money: one.money,
  amountKobo: one.amountKobo,
  from: sideOf(one.fromKind, one.fromKey, one.fromOwner, names),
  to: sideOf(one.toKind, one.toKey, one.toOwner, names),
  madeAt: one.madeAt,
  isReversed: one.isReversed,
  mayReverse: mayReverseAlone(one) && !one.isReversed,
});

/** A move as the staff sees it, with the names of whose wallets it touches. */
export const showMove = async (db: Db, one: MoveRow): Promise<LedgerMove> =>
  showOne(one, await fullNamesOf(db, [one.fromOwner, one.toOwner]));

export const showReversals = async (db: Db, found: readonly ReversalRow[]): Promise<Reversal[]> => {
  const people = found.flatMap(({ fromOwner, toOwner, askedBy, decidedBy }) => [
    fromOwner,
    toOwner,
    askedBy,
    decidedBy,
  ]);
  const names = await fullNamesOf(db, people);
  return found.map((one) => ({
    id: one.id,
    move: showOne(one, names),
    reason: one.reason,
    state: one.state,
    askedBy: one.askedBy,
    askedByName: names.get(one.askedBy) ?? '',
    askedAt: one.askedAt,
    decidedByName: one.decidedBy === null ? null : (names.get(one.decidedBy) ?? ''),
    decidedAt: one.decidedAt,
  }));
};

/** What every act on a reversal answers: it, as it is after it. @throws Problem `not-found`. */
export const answerReversal = async (db: Db, id: string): Promise<Reversal> => {
  const found = await findReversal(db, id);
  const [shown] = await showReversals(db, found === null ? [] : [found]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
