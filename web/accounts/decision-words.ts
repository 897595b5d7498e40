import type { AccountState, Decision } from '@shuka/domain/accounts';
import type { Words } from '#kit/words.tsx';

/** What a decision is called: to close the account of someone who waits is to refuse them. */
export const decisionWords = (state: AccountState, decision: Decision, { t, say }: Words): string =>
  state === 'pending' && decision === 'close' ? t('people.refuse') : say(`people.decision.${decision}`);
