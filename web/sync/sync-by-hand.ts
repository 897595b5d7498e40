import { syncState, type SyncState } from '#kit/engine.ts';
import type { WordId } from '#kit/words.tsx';
import { syncNow } from './phone.ts';

/** Why sending ended early, for whoever pressed a button and waits; null when it did not. */
export const missedWords = ({ phase, keeps }: Pick<SyncState, 'phase' | 'keeps'>): WordId | null => {
  if (phase === 'no-network') return keeps ? 'phone.syncNoNetwork' : 'form.network';
  if (phase === 'signed-out') return 'phone.status.signIn';
  if (phase === 'closed') return 'phone.status.closed';
  return phase === 'failing' ? 'phone.status.failing' : null;
};

/** Sends and gets now. @returns why not all was done, in words; null when all was. */
export const syncByHand = async (means: { photos?: boolean } = {}): Promise<WordId | null> => {
  try {
    await syncNow(means);
  } catch {
    return 'form.failed';
  }
  return missedWords(syncState.get());
};
