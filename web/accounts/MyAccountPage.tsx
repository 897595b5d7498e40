import { Download } from 'lucide-react';
import { useState } from 'react';
import { readMyData } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { CloseAccountPart } from './CloseAccountPart.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileSubPage } from './ProfileSubPage.tsx';

/** The browser reads the file after the click; a minute is more than it needs. */
const readMillis = 60_000;

const saveJson = (data: unknown, name: string): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), readMillis);
};

/** All that is kept about oneself, as a file; and the way to close the account. */
export const MyAccountPage = () => {
  const { t } = useWords();
  return (
    <ProfileSubPage title={t('profile.accountTitle')}>
      <DownloadPart />
      <CloseAccountPart />
    </ProfileSubPage>
  );
};

const DownloadPart = () => {
  const words = useWords();
  const { t } = words;
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setState('busy');
    const read = await call(readMyData, {});
    setProblem(read.ok ? null : failureWords(read.failure, words));
    if (read.ok) saveJson(read.value, `my-data-${read.value.madeAt.slice(0, 10)}.json`);
    setState(read.ok ? 'done' : 'idle');
  };
  return (
    <ProfileCard title={t('profile.dataTitle')}>
      <p>{t('profile.dataText')}</p>
      {state === 'done' && <Notice kind="done">{t('profile.dataDone')}</Notice>}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button look="quiet" className="justify-self-start" disabled={state === 'busy'} onClick={() => void download()}>
        <Download aria-hidden className="size-5" />
        {state === 'busy' ? t('form.sending') : t('profile.dataGet')}
      </Button>
    </ProfileCard>
  );
};
