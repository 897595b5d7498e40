import type { LedgerAccount, Money } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Db } from '#kit/db.ts';
import { findLedgerAccount, findWalletIds, writeLedgerAccount, writeWallets } from './ledger-store.ts';

type Named = Pick<LedgerAccount, 'kind' | 'money' | 'key' | 'ownerId'>;

const open = async (db: Db, named: Named, now: Date): Promise<string> => {
  const found = await findLedgerAccount(db, named);
  if (found !== null) return found.id;
  await writeLedgerAccount(db, { ...named, id: newId() }, now);
  const opened = await findLedgerAccount(db, named); // someone else may have been first
  if (opened === null) throw new Error(`The ledger's ${named.kind} ${named.key} could not be opened.`);
  return opened.id;
};

/** The ledger account of a person's wallet, opened the first time it is asked for. @returns its id. */
export const openWallet = (db: Db, ownerId: string, money: Money, now: Date): Promise<string> =>
  open(db, { kind: 'wallet', money, key: ownerId, ownerId }, now);

/** The wallets of many people, those that had none opened now. @returns the wallets' ids by their owners'. */
export const openWallets = async (
  db: Db,
  ownerIds: readonly string[],
  money: Money,
  now: Date,
): Promise<Map<string, string>> => {
  const wanted = [...new Set(ownerIds)].toSorted();
  const found = new Map((await findWalletIds(db, wanted, money)).map(({ id, key }) => [key, id]));
  const missing = wanted.filter((ownerId) => !found.has(ownerId));
  if (missing.length === 0) return found;
  await writeWallets(db, { ids: missing.map(() => newId()), ownerIds: missing, money }, now);
  return new Map((await findWalletIds(db, wanted, money)).map(({ id, key }) => [key, id]));
};

/** Where money for one offer is set aside. @returns its id. */
export const openEscrow = (db: Db, offerId: string, money: Money, now: Date): Promise<string> =>
  open(db, { kind: 'escrow', money, key: offerId, ownerId: null }, now);

/** An account of the house itself, by its purpose: `fees`, `payouts` on their way. @returns its id. */
export const openPlatformAccount = (db: Db, purpose: string, money: Money, now: Date): Promise<string> =>
  open(db, { kind: 'platform', money, key: purpose, ownerId: null }, now);

/** Money paid in for loans, on its way to them. @returns its id. */
export const openLoanPayIns = (db: Db, money: Money, now: Date): Promise<string> =>
  openPlatformAccount(db, 'loan-pay-ins', money, now);

/** What the house paid for a purpose, or lost, below nothing by that: `provider-fees`, `loan-losses`. @returns its id. */
export const openCost = (db: Db, purpose: string, money: Money, now: Date): Promise<string> =>
  open(db, { kind: 'cost', money, key: purpose, ownerId: null }, now);

/** What a payment provider holds for us, by the provider's name; below nothing by what came in through it. @returns its id. */
export const openClearing = (db: Db, provider: string, money: Money, now: Date): Promise<string> =>
  open(db, { kind: 'clearing', money, key: provider, ownerId: null }, now);
