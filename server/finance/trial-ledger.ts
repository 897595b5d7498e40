import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, type Pool } from '#kit/db.ts';
import type { Origin } from './ledger-store.ts';
import { balanceOf, move, moveAll, reverse, type Made, type MoveAsked } from './move.ts';
import { openClearing, openEscrow, openPlatformAccount, openWallet } from './open-ledger-account.ts';

/** A few accounts to try moves on, for tests: the wallets of an investor and two farmers, an escrow, fees, a provider. */
type TrialLedger = {
  readonly accounts: Readonly<Record<'investor' | 'farmer' | 'neighbour' | 'escrow' | 'fees' | 'clearing', string>>;
  readonly origin: Origin;
  /** A top-up of ₦1,000 of the investor's wallet, unless something else is said. */
  asked(change?: Partial<MoveAsked>): MoveAsked;
  make(one: MoveAsked): Promise<Made>;
  makeAll(several: readonly MoveAsked[]): Promise<Made[]>;
  undo(moveId: string, id?: string): Promise<Made>;
  stand(): Promise<{ investor: number; farmer: number; neighbour: number; escrow: number }>;
  /** The investor has ₦1,000, and nobody else has anything. */
  beginAnew(): Promise<void>;
};

type Owners = { readonly investor: string; readonly farmer: string; readonly neighbour: string };

const openAccounts = async (pool: Pool, owners: Owners, now: Date): Promise<TrialLedger['accounts']> => ({
  investor: await openWallet(pool, owners.investor, 'sandbox', now),
  farmer: await openWallet(pool, owners.farmer, 'sandbox', now),
  neighbour: await openWallet(pool, owners.neighbour, 'sandbox', now),
  escrow: await openEscrow(pool, newId(), 'sandbox', now),
  fees: await openPlatformAccount(pool, 'fees', 'sandbox', now),
  clearing: await openClearing(pool, 'sandbox', 'sandbox', now),
});

/** @param owners accounts of three people who are there. */
export const openTrialLedger = async (pool: Pool, owners: Owners, now: Date): Promise<TrialLedger> => {
  const accounts = await openAccounts(pool, owners, now);
  const origin: Origin = { by: owners.investor, endpoint: 'finance.move', requestId: 'a test', at: now };
  const asked: TrialLedger['asked'] = (change = {}) => ({
    id: newId(),
    kind: 'top-up',
    reason: '',
    subjectId: null,
    from: accounts.clearing,
    to: accounts.investor,
    amountKobo: 100_000,
    ...change,
  });
  const makeAll: TrialLedger['makeAll'] = (several) => inTransaction(pool, (db) => moveAll(db, several, origin));
  const stand: TrialLedger['stand'] = async () => ({
    investor: await balanceOf(pool, accounts.investor),
    farmer: await balanceOf(pool, accounts.farmer),
    neighbour: await balanceOf(pool, accounts.neighbour),
    escrow: await balanceOf(pool, accounts.escrow),
  });
  const beginAnew = async (): Promise<void> => {
    const held = Object.entries(await stand()).filter(([, amountKobo]) => amountKobo > 0);
    const emptied = held.map(([name, amountKobo]) =>
      asked({ kind: 'transfer', from: accounts[name as 'escrow'], to: accounts.clearing, amountKobo }),
    );
    await makeAll([...emptied, asked()]);
  };
  return {
    accounts,
    origin,
    asked,
    make: (one) => inTransaction(pool, (db) => move(db, one, origin)),
    makeAll,
    undo: (moveId, id = newId()) =>
      inTransaction(pool, (db) => reverse(db, { id, moveId, reason: 'It was paid twice.' }, origin)),
    stand,
    beginAnew,
  };
};
