import { mostCounted, type Waiting, type WaitingKind } from './waiting-model.ts';

export type Counted = { readonly kind: WaitingKind; readonly count: number; readonly oldestAt: string | null };

const dayMillis = 86_400_000;

/**
 * What a count comes to at a moment; null where nothing waits.
 * @param counted one more than `mostCounted` means more.
 * @param daysOf after how many days each kind is late.
 */
export const waitingAt = (
  { kind, count, oldestAt }: Counted,
  now: Date,
  daysOf: Readonly<Record<WaitingKind, number>>,
): Waiting | null => {
  if (oldestAt === null) return null;
  const days = daysOf[kind];
  return {
    kind,
    count: Math.min(count, mostCounted),
    isMore: count > mostCounted,
    oldestAt,
    days,
    isLate: now.getTime() - Date.parse(oldestAt) > days * dayMillis,
  };
};

/** What is late first, the most pressing of it before the rest; then what has waited longest. */
export const byUrgency = (one: Waiting, other: Waiting): number =>
  Number(other.isLate) - Number(one.isLate) || one.oldestAt.localeCompare(other.oldestAt);
