import { Download, FileKey } from 'lucide-react';
import { useState } from 'react';
import { makeRecoveryCodes } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const Codes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useWords();
  const save = (): void => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <>
      <Notice kind="hint">{t('security.codesOnce')}</Notice>
      <ul className="grid gap-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="quiet" onClick={save}>
        <Download aria-hidden className="size-5" />
        {t('security.saveCodes')}
      </Button>
    </>
  );
};

/** Codes for the day the phone is lost: made here, shown once. */
export const RecoveryCodes = ({ left }: { left: number }) => {
  const words = useWords();
  const { t } = words;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const made = await call(makeRecoveryCodes, {});
    setProblem(made.ok ? null : failureWords(made.failure, words));
    if (made.ok) setCodes(made.value.codes);
  };
  return (
    <ProfileCard title={t('security.codes')}>
      <p>{t('security.codesWhat')}</p>
      <p className="font-semibold">{t('security.codesLeft', { count: codes.length > 0 ? codes.length : left })}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {codes.length > 0 && <Codes codes={codes} />}
      <Button look="quiet" onClick={() => void make()}>
        <FileKey aria-hidden className="size-5" />
        {t('security.makeCodes')}
      </Button>
    </ProfileCard>
  );
};
