import { useState } from 'react';
import { millTextVersion, readShownToMills, showToMills } from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** Whether agro-processors see this extension manager. It is said with a network alone. */
export const ShownToMills = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <ProfileCard title={t('consent.millsHead')}>
      <p>{t('consent.millsSays')}</p>
      {isOnline ? <Word /> : <Notice kind="hint">{t('consent.shownOnline')}</Notice>}
      <p className="text-sm text-ink-soft">{t('consent.version', { version: millTextVersion })}</p>
    </ProfileCard>
  );
};

const Word = () => {
  const words = useWords();
  const { t, language } = words;
  const loaded = useLoad(readShownToMills, {});
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (isGiven: boolean): Promise<void> => {
    const done = await call(showToMills, { id: newId(), isGiven, textVersion: millTextVersion });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    loaded.reload();
  };
  return (
    <LoadedPart loaded={loaded}>
      {({ isShown, saidAt }) => (
        <>
          <p aria-live="polite" className="font-semibold">
            {saidAt === null
              ? t('consent.never')
              : t(isShown ? 'consent.given' : 'consent.withdrawn', { time: formatDateTime(saidAt, language) })}
          </p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Button
            look={isShown ? 'danger' : 'quiet'}
            className="justify-self-start"
            onClick={() => void answer(!isShown)}
          >
            {t(isShown ? 'consent.withdraw' : 'consent.give')}
          </Button>
        </>
      )}
    </LoadedPart>
  );
};
