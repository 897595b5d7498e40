import { guaranteeLimits, standingOf } from '@shuka/domain/loans';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import { say } from '#kit/words.ts';
import { markTold, type LateGuarantee } from './guarantee-store.ts';
import { findLoan } from './loan-store.ts';
import { namesOf } from './show-loan.ts';

const atOnce = 500;

const tellOne = async (services: Services, { keeperId, loanId }: LateGuarantee, today: string): Promise<void> => {
  const { pool, publicUrl: url, productName: product } = services;
  const [account, loan] = [await findAccount(pool, keeperId), await findLoan(pool, loanId)];
  if (account === null || loan === null) return;
  const { overdueKobo, daysLate } = standingOf(loan, today);
  if (overdueKobo === 0) return; // paid a moment ago
  const name = (await namesOf(pool, [loan.keeperId])).get(loan.keeperId) ?? '';
  const language = languageOfAccount(account);
  const values = { product, url, name, amount: formatNaira(overdueKobo), days: String(daysLate) };
  const text = say(language, 'sms.guaranteeLate', values);
  await sendNotice(services, keeperId, newsOf(services, 'trade', language, text));
};

/**
 * Tells whoever stands for a loan that it is late, once of each instalment, in the morning and after the days that data say:
 * a farmer who pays a day late is nobody's business. A page is marked before it is told, so that nobody is told twice.
 */
export const tellGuarantors = async (services: Services): Promise<void> => {
  const today = dayOf(services.clock.now());
  const before = addDays(today, 1 - guaranteeLimits.tellAfterDays);
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const from: string = after;
    const page = await inTransaction(services.pool, (db) => markTold(db, { before, after: from, size: atOnce }));
    for (const one of page.told) await tellOne(services, one, today);
    after = page.last;
  }
};
