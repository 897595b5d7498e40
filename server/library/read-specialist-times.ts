import { caseWay } from '@shuka/domain/advisory';
import { readSpecialistTimes as contract } from '@shuka/domain/library';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { fullNamesOf } from '#accounts';
import { inHours, saidTimes } from '#advisory';
import { handle } from '#kit/route.ts';
import { findCaseTimes } from './case-time-store.ts';

export const readSpecialistTimes = handle(contract, async (_input, { db, clock }) => {
  const from = addDays(dayOf(clock.now()), 1 - caseWay.days);
  const { all, agronomists } = await findCaseTimes(db, from);
  const names = await fullNamesOf(
    db,
    agronomists.map(({ agronomistId }) => agronomistId),
  );
  return {
    from,
    ...saidTimes(all),
    agronomists: agronomists.map(({ agronomistId, answered, half }) => ({
      agronomistId,
      name: names.get(agronomistId) ?? '-',
      answered,
      halfWithinHours: inHours(half),
    })),
  };
});
