import { useState } from 'react';
import { openToMills, readMillOpening } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** Whether agro-processors see this agri-business, and a way to open or close it to them; it is said with a network alone. */
export const OpenToMills = ({ keeperId }: { keeperId: string }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('business.millsHead')}</h2>
      <p>{t('business.millsSays')}</p>
      {isOnline ? <Door keeperId={keeperId} /> : <Notice kind="hint">{t('business.openOnline')}</Notice>}
    </section>
  );
};

const Door = ({ keeperId }: { keeperId: string }) => {
  const words = useWords();
  const { t, language } = words;
  const loaded = useLoad(readMillOpening, { keeperId });
  const [problem, setProblem] = useState<string | null>(null);
  const turn = async (isOpen: boolean): Promise<void> => {
    const done = await call(openToMills, { keeperId, isOpen });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    loaded.reload();
  };
  // What was begun a moment ago may still be on its way.
  if (loaded.state === 'failed' && loaded.failure.status === 404)
    return <Notice kind="hint">{t('business.openNotYet')}</Notice>;
  return (
    <LoadedPart loaded={loaded}>
      {({ isOpen, openSince }) => (
        <>
          <p aria-live="polite" className="font-semibold">
            {openSince === null
              ? t('business.millsNo')
              : t('business.millsSince', { date: formatDate(openSince, language) })}
          </p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Button look={isOpen ? 'danger' : 'quiet'} className="justify-self-start" onClick={() => void turn(!isOpen)}>
            {t(isOpen ? 'business.openEnd' : 'business.millsBegin')}
          </Button>
        </>
      )}
    </LoadedPart>
  );
};
