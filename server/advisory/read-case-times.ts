import { caseWay, readCaseTimes as contract } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { findNames } from '#accounts';
import { findAnswerTimes } from '#extension';
import { handle } from '#kit/route.ts';
import { inHours, saidTimes } from './said-times.ts';

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
    ...saidTimes(all),
    managers: managers.map(({ managerId, answered, half }) => ({
      managerId,
      name: `${names.get(managerId)?.firstName ?? ''} ${names.get(managerId)?.lastName ?? ''}`.trim(),
      answered,
      halfWithinHours: inHours(half),
    })),
  };
});
