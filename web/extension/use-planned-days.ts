import { visitPlanRows } from '@shuka/domain/extension';
import { useKept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useRequests } from './use-extension.ts';

/** The days from today on that a farmer is to be visited, whoever thought of it first; each day once, the next one first. */
export const usePlannedDays = (keeperId: string): readonly string[] => {
  const today = useToday();
  const requests = useRequests((id) => id === keeperId);
  const plans = useKept(visitPlanRows).filter(({ row }) => row.keeperId === keeperId);
  const days = [...requests, ...plans].flatMap(({ row: { state, plannedOn } }) =>
    state === 'planned' && plannedOn !== null && plannedOn >= today ? [plannedOn] : [],
  );
  return [...new Set(days)].sort();
};
