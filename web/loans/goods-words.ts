import type { CaseEnd, ItemState, ItemWordKind, ShortReason } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

/* What is said of the goods of a loan in kind. */

export const itemStateWords = {
  waiting: 'loans.itemWaiting',
  short: 'loans.itemShort',
  done: 'loans.itemDone',
} as const satisfies Record<ItemState, WordId>;

export const shortWords = {
  less: 'loans.shortLess',
  wrong: 'loans.shortWrong',
  nothing: 'loans.shortNothing',
} as const satisfies Record<ShortReason, WordId>;

export const itemWordWords = {
  received: 'loans.saidReceived',
  short: 'loans.saidShort',
  corrected: 'loans.saidCorrected',
  lowered: 'loans.saidLowered',
  taken: 'loans.saidTaken',
} as const satisfies Record<ItemWordKind, WordId>;

export const caseEndWords = {
  corrected: 'loans.endCorrected',
  lowered: 'loans.endLowered',
  taken: 'loans.endTaken',
} as const satisfies Record<CaseEnd, WordId>;
