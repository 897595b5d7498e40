import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import type { Span } from '#extension';
import type { Db } from '#kit/db.ts';
import { findDutiesSince } from './duty-store.ts';
import { findPostedSince } from './posting-store.ts';

/** The days a return counts: both ends, and the moment they end: now, while they are not over. */
export type Counted = { readonly from: string; readonly to: string; readonly until: Date };

type Held = { readonly personId: string; readonly fromAt: string; readonly untilAt: string | null };

/** The days of it that count. Of two zones on one day the later has the day. */
const spanOf = ({ personId, fromAt, untilAt }: Held, { from, to }: Counted): Span[] => {
  const first = dayOf(new Date(fromAt));
  const last = untilAt === null ? to : addDays(dayOf(new Date(untilAt)), -1);
  const span = { managerId: personId, from: first > from ? first : from, to: last < to ? last : to };
  return span.from <= span.to ? [span] : [];
};

/**
 * Who worked in these zones and when, as a return counts it. A manager who was posted nowhere before counts from the
 * first day of the year: before there were zones they worked there all the same.
 */
export const spansOf = async (db: Db, zoneIds: readonly string[], counted: Counted) => {
  const first = new Date(`${counted.from}T00:00:00+01:00`);
  const posted = await findPostedSince(db, zoneIds, first);
  const duties = await findDutiesSince(db, zoneIds, first);
  const supervisors = new Set(duties.map(({ supervisorId }) => supervisorId));
  const atEnd = posted.filter(
    ({ fromAt, untilAt, isFirst }) =>
      (isFirst || new Date(fromAt) <= counted.until) && (untilAt === null || new Date(untilAt) > counted.until),
  );
  return {
    /** Posted at the end of the days that count. */
    managerIds: [...new Set(atEnd.map(({ managerId }) => managerId))],
    ofManagers: posted.flatMap(({ managerId, fromAt, untilAt, isFirst }) =>
      spanOf({ personId: managerId, fromAt: isFirst ? first.toISOString() : fromAt, untilAt }, counted),
    ),
    supervisors,
    ofSupervisors: duties.flatMap(({ supervisorId, fromAt, untilAt }) =>
      spanOf({ personId: supervisorId, fromAt, untilAt }, counted),
    ),
  };
};
