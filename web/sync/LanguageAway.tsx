import { useSearch } from 'wouter';
import { isLanguage, languageNames } from '@shuka/domain/kit/languages.ts';
import { useWords } from '#kit/words.tsx';

/** That a language was asked for which is not on this phone yet; it comes with a network, and nothing else would say so. */
export const LanguageAway = () => {
  const { t, language } = useWords();
  const asked = new URLSearchParams(useSearch()).get('lang') ?? '';
  if (!isLanguage(asked) || asked === language) return null;
  return <p className="px-3 pb-2 text-sm">{t('phone.languageAway', { language: languageNames[asked] })}</p>;
};
