import { useWords } from '#kit/words.tsx';
import { OwnInvestorFile } from './OwnInvestorFile.tsx';
import { ProfileSubPage } from './ProfileSubPage.tsx';

/** What an investor says of themselves for the law's limits, to be read and said anew. */
export const InvestorFilePage = () => {
  const { t } = useWords();
  return (
    <ProfileSubPage title={t('investor.fileTitle')}>
      <p>{t('investor.fileIntro')}</p>
      <OwnInvestorFile saysMissing={t('investor.fileNone')} saysComplete={t('investor.fileHolds')} />
    </ProfileSubPage>
  );
};
