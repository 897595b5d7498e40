import { formatDateTime, type Language } from '@shuka/domain/kit/calendar.ts';
import type { SyncState } from '#kit/engine.ts';
import type { WordId } from '#kit/words.tsx';

export type StatusKind = 'calm' | 'busy' | 'waiting' | 'away' | 'sign-in' | 'danger' | 'memory';

/** One line about what is on this phone: its look, its text and the numbers in it. */
type StatusLine = {
  readonly kind: StatusKind;
  readonly says: WordId;
  readonly values: Readonly<Record<string, string | number>>;
};

const line = (kind: StatusKind, says: WordId, values: StatusLine['values'] = {}): StatusLine => ({
  kind,
  says,
  values,
});

/** '14 March, 08:12'; the year only when it is another one. */
export const momentWords = (millis: number, language: Language, now = Date.now()): string => {
  const words = formatDateTime(new Date(millis), language);
  const year = new Date(now).getUTCFullYear();
  return words.replace(` ${year},`, ',');
};

/** What a person has to know before anything else: something of theirs is in danger. */
const dangerIn = ({ needsFixing, mayBeLost, isDamaged, isStorageLow }: SyncState): StatusLine | null => {
  if (needsFixing > 0) return line('danger', 'phone.status.needsFixing', { count: needsFixing });
  if (mayBeLost > 0) return line('danger', 'phone.status.mayBeLost', { count: mayBeLost });
  if (isDamaged) return line('danger', 'phone.status.damaged');
  return isStorageLow ? line('danger', 'phone.status.almostFull') : null;
};

const restOf = (state: SyncState, language: Language, now: number): StatusLine => {
  const { phase, waiting, waitingSince, photosWaiting, lastSyncAt } = state;
  const kind = phase === 'no-network' ? 'away' : 'waiting';
  if (waiting > 0 && waitingSince !== null)
    return line(kind, 'phone.status.waiting', {
      count: waiting,
      time: momentWords(waitingSince, language, now),
    });
  if (phase === 'no-network') return line('away', 'phone.status.noNetwork');
  if (phase === 'closed') return line('away', 'phone.status.closed');
  if (phase === 'failing') return line('waiting', 'phone.status.failing');
  if (lastSyncAt === null) return line('busy', 'phone.status.getting');
  if (photosWaiting > 0) return line('waiting', 'phone.status.photos', { count: photosWaiting });
  return line('calm', 'phone.status.allSent');
};

/** The line that stands in the header: the most pressing thing first. */
export const lineOf = (state: SyncState, language: Language, now = Date.now()): StatusLine => {
  if (!state.keeps) return line('memory', 'phone.status.nothingKept');
  // Nothing leaves before that, be it mended or not.
  if (state.phase === 'signed-out' && state.waiting > 0) return line('sign-in', 'phone.status.signIn');
  const danger = dangerIn(state);
  if (danger !== null) return danger;
  if (state.phase === 'signed-out') return line('sign-in', 'phone.status.signIn');
  if (state.phase === 'sending' && state.progress !== null) return line('busy', 'phone.status.sending', state.progress);
  return restOf(state, language, now);
};
