import type { GroupState } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

export const groupStateWords = {
  forming: 'loans.groupForming',
  applied: 'loans.groupApplied',
  'given-up': 'loans.groupGivenUp',
} as const satisfies Record<GroupState, WordId>;
