import { useWords } from '#kit/words.tsx';
import { NoticePage } from './NoticePage.tsx';
import { TextLink } from './TextLink.tsx';

const parts = [
  ['notice.what', 'notice.whatText'],
  ['notice.why', 'notice.whyText'],
  ['notice.who', 'notice.whoText'],
  ['notice.kept', 'notice.keptText'],
  ['notice.automatic', 'notice.automaticText'],
  ['notice.rights', 'notice.rightsText'],
  ['notice.children', 'notice.childrenText'],
  ['notice.complain', 'notice.complainText'],
] as const;

/** What is kept of people, why, for how long, and what they may ask (NDPA 2023, s. 27; GAID 2025), in plain words. */
export const PrivacyPage = () => {
  const { t } = useWords();
  return (
    <NoticePage path="/privacy" says="notice.title" lead="notice.lead" parts={parts}>
      <div className="grid gap-2">
        <TextLink href="/api/processing-register/file">{t('notice.register')}</TextLink>
        <TextLink href="/cookies">{t('notice.cookies')}</TextLink>
      </div>
    </NoticePage>
  );
};
