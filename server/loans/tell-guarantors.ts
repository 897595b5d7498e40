import { guaranteeLimits, standingOf } from '@shuka/domain/loans';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { findAccount, fullNamesOf, isPostAway, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import { findLate, markTold, markUntold, type LateGuarantee } from './guarantee-store.ts';
import { findLoan } from './loan-store.ts';

const atOnce = 500;

const tellOne = async (services: Services, { keeperId, loanId }: LateGuarantee, today: string): Promise<void> => {
  const { pool, publicUrl: url, productName: product } = services;
  const [account, loan] = [await findAccount(pool, keeperId), await findLoan(pool, loanId)];
  if (account === null || loan === null) return;
  const { overdueKobo, daysLate } = standingOf(loan, today);
  if (overdueKobo === 0) return; // paid a moment ago
  const name = (await fullNamesOf(pool, [loan.keeperId])).get(loan.keeperId) ?? '';
  const language = languageOfAccount(account);
  const values = { product, url, name, amount: formatNaira(overdueKobo), days: String(daysLate) };
  const text = say(language, 'sms.guaranteeLate', values);
  await sendNotice(services, keeperId, newsOf(services, 'trade', language, text));
};

/** False where they could not be told because messages fail for everybody now: then they wait for the next look. */
const tellMarked = async (services: Services, one: LateGuarantee, today: string): Promise<boolean> => {
  const { pool, log } = services;
  if (!(await markTold(pool, one))) return true;
  try {
    await tellOne(services, one, today);
    return true;
  } catch (error) {
    log.error({ error, guaranteeId: one.id }, 'somebody could not be told of a loan that they stand for');
    if (!(await isPostAway(services))) return true;
    await markUntold(pool, one);
    return false;
  }
};

/**
 * Tells whoever stands for a loan that it is late, once of each instalment, in the morning and after the days that data say:
 * a farmer who pays a day late is nobody's business. Each is marked before they are told, so that nobody is told twice.
 */
export const tellGuarantors = async (services: Services): Promise<void> => {
  const today = dayOf(services.clock.now());
  const before = addDays(today, 1 - guaranteeLimits.tellAfterDays);
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const page: Awaited<ReturnType<typeof findLate>> = await findLate(services.pool, { before, after, size: atOnce });
    for (const one of page.late) if (!(await tellMarked(services, one, today))) return;
    after = page.last;
  }
};
