import { daysOnPhones } from '@shuka/domain/processing';
import { minutesAfter } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { row, run, sql } from '#kit/db.ts';

/** So many in one transaction: none holds the clock of a state for long. */
const atOnce = 1000;

/** Whoever never went on is off the queue, and their name and number with them. */
const forgotten = (before: Date) =>
  sql`update processing.arrival set ended_at = ${before}, name = '', phone = '', card_code = ''
      where ended_at is null and created_at < ${before}`;

/** Takes what is older than two weeks off the phones of gates. A gate's list of all has it. */
export const leavePhones = async ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> => {
  const before = minutesAfter(clock.now(), -daysOnPhones * 24 * 60);
  for (let gone = atOnce; gone === atOnce;)
    gone =
      (await row<{ gone: number }>(pool, sql`select processing.leave_phones(${before}, ${atOnce}) as gone`))?.gone ?? 0;
  await run(pool, forgotten(before));
};
