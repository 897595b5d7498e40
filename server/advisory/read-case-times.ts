import { caseWay, readCaseTimes as contract } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { findNames } from '#accounts';
import { findAnswerTimes } from '#extension';
import { handle } from '#kit/route.ts';

const inHours = (seconds: number): number => Math.round(seconds / 360) / 10;

export const readCaseTimes = handle(contract, async (_input, context) => {
  const from = addDays(dayOf(context.clock.now()), 1 - caseWay.days);
  const { all, managers } = await findAnswerTimes(context.db, ['pests', 'disease'], from);
  const names = new Map(
    (
      await findNames(
        context.db,
        managers.map(({ managerId }) => managerId),
      )
    ).map((one) => [one.accountId, one]),
  );
  return {
    from,
    cases: all.cases,
    waiting: all.waiting,
    halfWithinHours: all.half === null ? null : inHours(all.half),
    mostWithinHours: all.most === null ? null : inHours(all.most),
    managers: managers.map(({ managerId, answered, half }) => ({
      managerId,
      name: `${names.get(managerId)?.firstName ?? ''} ${names.get(managerId)?.lastName ?? ''}`.trim(),
      answered,
      halfWithinHours: inHours(half),
    })),
  };
});
