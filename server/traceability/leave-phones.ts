import { daysOnPhones } from '@shuka/domain/processing';
import { minutesAfter } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { row, sql } from '#kit/db.ts';

/** So many in one transaction: none holds the clock of a state for long. */
const atOnce = 1000;

/** Takes what is older than two weeks off the phones of companies, as with deliveries; what is on its way to somebody stays until it is received. */
export const leavePhones = async ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> => {
  const before = minutesAfter(clock.now(), -daysOnPhones * 24 * 60);
  for (let gone = atOnce; gone === atOnce;)
    gone =
      (await row<{ gone: number }>(pool, sql`select traceability.leave_phones(${before}, ${atOnce}) as gone`))?.gone ??
      0;
};
