import { epcisLimits } from '@shuka/domain/traceability';
import { momentOf } from '#kit/first-moment.ts';
import { wrongClock } from '#kit/wrong-clock.ts';

/** The moment that was typed, in Nigeria’s time; that of the act itself where none was. */
export const momentTyped = (id: string, typed = ''): string =>
  typed === '' ? momentOf(id) : `${typed.slice(0, 16)}:00+01:00`;

const aheadMillis = epcisLimits.aheadMinutes * 60_000;

/**
 * Refuses a typed moment that has not come: without a network nobody else would before the goods are long gone. A phone whose
 * clock is known to be wrong cannot tell, and leaves it to the server.
 */
export const whenAhead = (
  { happenedAt = '' }: Readonly<Record<string, string>>,
  now = Date.now(),
): Record<string, string> =>
  happenedAt !== '' && wrongClock.get() === null && Date.parse(momentTyped('', happenedAt)) > now + aheadMillis
    ? { happenedAt: 'goods.whenAhead' }
    : {};
