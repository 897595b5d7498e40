import { readShown, showToInvestors, shownTextVersion } from '@shuka/domain/accounts';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { ContactRequests } from './ContactRequests.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ShownWord } from './ShownWord.tsx';

/** Whether investors see this farmer, and who of them asks for the phone number. It is said with a network alone. */
export const ShownToInvestors = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <>
      <ProfileCard title={t('consent.shownHead')}>
        <p>{t('consent.shownSays')}</p>
        {isOnline ? (
          <ShownWord read={readShown} show={showToInvestors} textVersion={shownTextVersion} />
        ) : (
          <Notice kind="hint">{t('consent.shownOnline')}</Notice>
        )}
        <p className="text-sm text-ink-soft">{t('consent.version', { version: shownTextVersion })}</p>
      </ProfileCard>
      {isOnline && <ContactRequests />}
    </>
  );
};
