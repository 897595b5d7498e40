import { isAmount, isSameMove, reversalOf, settleMoves, type MoveDraft, type SettledMove } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import {
  findLedgerAccountById,
  findLines,
  findMoves,
  findReversalOf,
  holdLedgerAccounts,
  writeMoveAtOnce,
  writeMoves,
  type Origin,
} from './ledger-store.ts';

/** What a caller says of a move; only `reverse` makes one that undoes another. */
export type MoveAsked = Omit<MoveDraft, 'reverses'>;

/** A move as it was made, the first time or now; `isNew` is false for one that was there. */
export type Made = { readonly move: SettledMove; readonly isNew: boolean };

/** What was made earlier by these ids, or null when there is nothing yet. */
const madeBefore = async (db: Db, drafts: readonly MoveDraft[]): Promise<Made[] | null> => {
  const found = new Map(
    (
      await findMoves(
        db,
        drafts.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  if (found.size === 0) return null;
  return drafts.map((draft) => {
    const move = found.get(draft.id);
    if (move === undefined || !isSameMove(move, draft)) throw new Problem('same-id-other-body');
    return { move, isNew: false };
  });
};

const only = <One>([one]: readonly One[]): One => {
  if (one === undefined) throw new Error('a move was asked for and none was made');
  return one;
};

/** So many moves are one statement: what pays thousands must not be one that takes longer than any may. */
const atOnce = 500;

/** With the accounts in hand: several moves, or one that could not be made at once. */
const makeHeld = async (db: Db, drafts: readonly MoveDraft[], origin: Origin): Promise<Made[]> => {
  const held = await holdLedgerAccounts(db, [...new Set(drafts.flatMap(({ from, to }) => [from, to]))]);
  const before = await madeBefore(db, drafts);
  if (before !== null) return before;
  const settled = settleMoves(held, drafts);
  let written = 0;
  for (let from = 0; from < settled.length; from += atOnce)
    written += await writeMoves(db, settled.slice(from, from + atOnce), origin);
  if (written < drafts.length) throw new Problem('same-id-other-body'); // between other accounts, a moment ago
  return settled.map((move) => ({ move, isNew: true }));
};

const makeOne = async (db: Db, draft: MoveDraft, origin: Origin): Promise<Made> => {
  const move = isAmount(draft.amountKobo) ? await writeMoveAtOnce(db, draft, origin) : null;
  return move === null ? only(await makeHeld(db, [draft], origin)) : { move, isNew: true };
};

/**
 * Moves money, several times one after the other, all or none, in the caller's transaction: a harvest's money to each who
 * has a part in it. Amounts in kobo. One id twice is one move; its answer is what the first one was. A transaction that
 * moves money twice asks for both here, else two of them may wait for each other.
 * @throws Problem `not-enough-money`, `ledger-account-full`, `same-id-other-body`; RangeError as `settleMoves` does.
 */
export const moveAll = async (db: Db, asked: readonly MoveAsked[], origin: Origin): Promise<Made[]> => {
  const drafts = asked.map((one) => ({ ...one, reverses: null }));
  const [draft] = drafts;
  if (draft === undefined) return [];
  return drafts.length === 1 ? [await makeOne(db, draft, origin)] : makeHeld(db, drafts, origin);
};

/** One move of money, in the caller's transaction; as `moveAll`. */
export const move = (db: Db, asked: MoveAsked, origin: Origin): Promise<Made> =>
  makeOne(db, { ...asked, reverses: null }, origin);

/**
 * Undoes a move by one of its own, once; the first one stays as it was. In the caller's transaction.
 * @throws Problem `not-found`; `reversed-already` when another reversal came first, or for a reversal; what `moveAll` does.
 */
export const reverse = async (
  db: Db,
  { id, moveId, reason }: { readonly id: string; readonly moveId: string; readonly reason: string },
  origin: Origin,
): Promise<Made> => {
  const [undone] = await findMoves(db, [moveId]);
  if (undone === undefined) throw new Problem('not-found');
  await holdLedgerAccounts(db, [undone.from, undone.to]); // whoever else reverses it waits here
  const earlier = await findReversalOf(db, moveId);
  if (earlier !== null && earlier.id !== id) throw new Problem('reversed-already');
  return makeOne(db, reversalOf(undone, id, reason), origin);
};

/** What is on an account of the ledger, in kobo; the account is not held. @throws Problem `not-found`. */
export const balanceOf = async (db: Db, accountId: string): Promise<number> => {
  const account = await findLedgerAccountById(db, accountId);
  if (account === null) throw new Problem('not-found');
  return account.balanceKobo;
};

/** The moves of an account, the last one first. @param before the number of the line that a page begins below. */
export const statementOf = findLines;
