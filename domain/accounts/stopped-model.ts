/**
 * Uses of data that go on for whoever says nothing, and stop at a person's word (NDPA 2023, ss. 34, 36): a score computed when
 * they ask for a loan, being shown to investors, news sent to many. What serves them at their own asking goes on.
 */
export const stoppableUses = ['scores', 'shown', 'broadcasts'] as const;

export type StoppableUse = (typeof stoppableUses)[number];
