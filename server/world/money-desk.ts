import type { SettledMove } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import {
  findViolations,
  moveAll,
  openClearing,
  openEscrow,
  openPlatformAccount,
  openWallet,
  reverse,
  statementOf,
  type MoveAsked,
} from '#finance';
import { inTransaction, type Db, type Pool } from '#kit/db.ts';
import { settlePerson } from './settle-person.ts';

/* Whoever tries the ledger at length asks here: the door of finance, and people to have wallets. */

export { findViolations, statementOf as readLines };

/** Ids of the accounts of a ledger to be tried. */
export type MoneyAccounts = {
  readonly wallets: readonly string[];
  readonly escrows: readonly string[];
  readonly fees: string;
  readonly clearing: string;
};

const openOwnWallet = async (pool: Pool, place: number, now: Date): Promise<string> => {
  const phone = `+23480${String(place).padStart(8, '0')}`;
  const named = { firstName: 'Saver', lastName: String(place), phone };
  const id = await settlePerson(pool, now, { ...named, roles: ['investor'] });
  return openWallet(pool, id, 'sandbox', now);
};

/** Opens wallets of as many new people, and escrows of as many offers. */
export const openMoneyAccounts = async (
  pool: Pool,
  counts: { readonly wallets: number; readonly escrows: number },
): Promise<MoneyAccounts> => {
  const now = new Date();
  const wallets: string[] = [];
  for (let place = 0; place < counts.wallets; place += 1) wallets.push(await openOwnWallet(pool, place, now));
  const escrows: string[] = [];
  for (let place = 0; place < counts.escrows; place += 1) escrows.push(await openEscrow(pool, newId(), 'sandbox', now));
  const fees = await openPlatformAccount(pool, 'fees', 'sandbox', now);
  return { wallets, escrows, fees, clearing: await openClearing(pool, 'sandbox', 'sandbox', now) };
};

/** What somebody wants of the ledger. One that `fails` throws once the money is moved, so that nothing of it may stay. */
export type MoneyAct =
  | { readonly kind: 'move'; readonly moves: readonly MoveAsked[]; readonly fails?: true }
  | { readonly kind: 'reverse'; readonly id: string; readonly moveId: string };

/** What was made, or the code of the problem why nothing was; `failed-later` for an act that failed after it. */
export type MoneyAnswer =
  | { readonly code: null; readonly isNew: boolean; readonly moves: readonly SettledMove[] }
  | { readonly code: string };

const afterIt = 'failed-later';

const doIn = async (db: Db, act: MoneyAct): Promise<MoneyAnswer> => {
  const origin = { by: null, endpoint: 'soak', requestId: 'soak', at: new Date() };
  const made =
    act.kind === 'move'
      ? await moveAll(db, act.moves, origin)
      : [await reverse(db, { id: act.id, moveId: act.moveId, reason: '' }, origin)];
  if (act.kind === 'move' && act.fails === true) throw new Problem(afterIt);
  return { code: null, isNew: made.every(({ isNew }) => isNew), moves: made.map(({ move }) => move) };
};

/**
 * Does one act in a transaction of its own. Throws what is no problem of the act itself: a deadlock, a lost database.
 * @param through puts something between the ledger and its database, to break it.
 */
export const doMoneyAct = async (
  pool: Pool,
  act: MoneyAct,
  through: (db: Db) => Db = (db) => db,
): Promise<MoneyAnswer> => {
  try {
    return await inTransaction(pool, (db) => doIn(through(db), act));
  } catch (error) {
    if (error instanceof Problem) return { code: error.code };
    throw error;
  }
};
