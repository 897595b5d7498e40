import { millTextVersion, readShownToMills, showToMills } from '@shuka/domain/accounts';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ShownWord } from './ShownWord.tsx';

/** Whether agro-processors see this extension manager. It is said with a network alone. */
export const ShownToMills = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <ProfileCard title={t('consent.millsHead')}>
      <p>{t('consent.millsSays')}</p>
      {isOnline ? (
        <ShownWord read={readShownToMills} show={showToMills} textVersion={millTextVersion} />
      ) : (
        <Notice kind="hint">{t('consent.shownOnline')}</Notice>
      )}
      <p className="text-sm text-ink-soft">{t('consent.version', { version: millTextVersion })}</p>
    </ProfileCard>
  );
};
