import listed from './fresh-factor.json' with { type: 'json' };
import type { FactorStanding } from './viewer.ts';

/** For how long a second factor that was proved is good for acts that ask for a fresh one, in minutes. */
export const freshMinutes: number = listed.freshMinutes;

type Factor = {
  /** Whether there is a second factor of any kind. */
  readonly isSetUp: boolean;
  /** When this session proved it last; null for not yet. */
  readonly provedAt: Date | null;
  /** Whether these people must have one by now for what gives money out. */
  readonly isDemanded: boolean;
};

/** How somebody stands to such acts at a moment. */
export const factorStanding = ({ isSetUp, provedAt, isDemanded }: Factor, now: Date): FactorStanding => {
  if (!isSetUp) return isDemanded ? 'to-set-up' : 'not-asked';
  const isFresh = provedAt !== null && now.getTime() - provedAt.getTime() <= freshMinutes * 60_000;
  return isFresh ? 'fresh' : 'not-fresh';
};
