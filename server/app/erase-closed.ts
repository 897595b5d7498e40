import { formatDate } from '@shuka/domain/kit/calendar.ts';
import {
  claimErasure,
  eraseFor as ofAccounts,
  findAccount,
  findDue,
  findMerged,
  languageOfAccount,
  putOffErasure,
  writeToOwner,
} from '#accounts';
import { eraseFor as ofAdvisory } from '#advisory';
import { eraseFor as ofChannels } from '#channels';
import { eraseFor as ofFigures } from '#figures';
import { hasMoneyLeft } from '#finance';
import { eraseFor as ofInsurance } from '#insurance';
import { eraseFor as ofInvestments } from '#investments';
import { eraseFor as ofLibrary } from '#library';
import { eraseFor as ofLoans } from '#loans';
import { eraseFor as ofMarketplace } from '#marketplace';
import { eraseFor as ofMessaging } from '#messaging';
import { eraseFor as ofProcessing } from '#processing';
import { eraseFor as ofRelations, moveFarmers } from '#relations';
import { eraseFor as ofPrivacy } from '#privacy';
import { eraseFor as ofSync } from '#sync';
import { eraseFor as ofTraceability } from '#traceability';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { forgetAnswersOf } from '#kit/once.ts';
import { dropNoted, noteFiles } from './erased-files.ts';

/** Erases what one slice keeps of who a person was. Money and other people's records stay, under a number without a name. */
type EraseFor = (db: Db, accountId: string, now: Date) => Promise<unknown>;

const endCare: EraseFor = (db, accountId, now) => {
  const reason = 'The account was erased.';
  return moveFarmers(db, { farmerIds: [accountId], managerId: null, decidedBy: accountId, reason }, now);
};

/** One line a slice. The account comes last: what others look up by it is still there before. */
const erasers: readonly EraseFor[] = [
  endCare,
  ofRelations,
  ofMessaging,
  ofAdvisory,
  ofLibrary,
  ofMarketplace,
  ofProcessing,
  ofLoans,
  ofInsurance,
  ofInvestments,
  ofTraceability,
  ofChannels,
  ofPrivacy,
  ofFigures,
  ofSync,
  forgetAnswersOf,
  ofAccounts,
];

/** Money that came in after the account was closed: its owner is told how to reach it, and until when they may. */
const tellOfMoney = async (services: Services, accountId: string, eraseAfter: Date): Promise<void> => {
  const account = await findAccount(services.pool, accountId);
  if (account === null) return;
  const day = formatDate(eraseAfter, languageOfAccount(account));
  await writeToOwner(services, account, 'moneyKept', { day }).catch((error: unknown) =>
    services.log.error({ error, accountId }, 'an owner could not be told of money in a closed account'),
  );
};

/** Accounts that were merged into this one tell of the same person; this one comes last, for they lead to it. */
const eraseAll = async (services: Services, db: Db, accountId: string, now: Date): Promise<'erased' | Date> => {
  const all = [...(await findMerged(db, accountId)), accountId];
  for (const one of all) if (await hasMoneyLeft(services, db, one)) return putOffErasure(db, accountId, now);
  for (const one of all) await noteFiles(db, one, now);
  for (const one of all) for (const erase of erasers) await erase(db, one, now);
  return 'erased';
};

/**
 * Erases one account whose time to come back is over. False when it was opened again, another server was first, or there is
 * money of its owner here: then the time to come back begins anew.
 */
const eraseOne = async (services: Services, accountId: string): Promise<boolean> => {
  const now = services.clock.now();
  const end = await inTransaction(services.pool, async (db) =>
    (await claimErasure(db, accountId, now)) ? eraseAll(services, db, accountId, now) : 'left',
  );
  if (end instanceof Date) await tellOfMoney(services, accountId, end);
  return end === 'erased';
};

const atOnce = 50;

/** One that cannot be erased keeps no other from it: it is tried again the next time. */
const eraseDue = async (services: Services): Promise<{ readonly erased: number; readonly failed: number }> => {
  const { pool, clock, log } = services;
  const now = clock.now();
  const count = { erased: 0, failed: 0 };
  let last: string | null = null;
  for (let due = await findDue(pool, now, last, atOnce); due.length > 0; due = await findDue(pool, now, last, atOnce))
    for (const { closingId, accountId } of due) {
      last = closingId;
      try {
        if (await eraseOne(services, accountId)) count.erased += 1;
      } catch (error) {
        count.failed += 1;
        log.error({ error, accountId }, 'a closed account could not be erased');
      }
    }
  return count;
};

/**
 * Erases the accounts that their owners closed and did not come back to, and drops their files. Returns how many accounts.
 * @throws Error when all was tried and something of it stays to be done.
 */
export const eraseClosed = async (services: Services): Promise<number> => {
  const { erased, failed } = await eraseDue(services);
  await dropNoted(services);
  if (failed > 0) throw new Error(`${failed} closed accounts could not be erased.`);
  return erased;
};
