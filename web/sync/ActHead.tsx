import { useSyncExternalStore } from 'react';
import { world } from '#kit/world.ts';
import { useWords } from '#kit/words.tsx';
import { actWords, subjectOf } from './act-words.ts';
import { ActState } from './ActState.tsx';
import type { WaitingAct } from './phone.ts';
import { momentWords } from './status-line.ts';

/** What was done, to what, when it was saved here, and how far it is. */
export const ActHead = ({ act }: { act: WaitingAct }) => {
  const { t, language } = useWords();
  const look = () => subjectOf(act.input, world);
  const subject = useSyncExternalStore(world.subscribe, look, look);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0">
        <p className="font-semibold">{t(actWords(act.contract))}</p>
        {subject !== null && <p className="break-words">{subject}</p>}
        <p className="text-sm text-ink-soft">{t('phone.savedAt', { time: momentWords(act.savedAt, language) })}</p>
      </div>
      <ActState state={act.state} />
    </div>
  );
};
