import { useEffect, useState } from 'react';
import { isLanguage, languages } from '@shuka/domain/kit/languages.ts';
import { loadSpokenWords } from './spoken-words.ts';
import { useWords, type Words } from './words.tsx';

type Spoken = {
  readonly words: Words;
  /** The texts did not come: those of the page stand in. */
  readonly isMissing: boolean;
  readonly isHere: boolean;
};

type Loaded = { readonly language: string; readonly words: Words | null };

/**
 * The texts that are read to a farmer, in their language. Where those are not on this phone and there is no network, the
 * page's own stand in. All languages are asked for at once, so that they are here in the field.
 */
export const useSpokenWords = (language: string): Spoken => {
  const own = useWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (words: Words | null): void => {
      if (isCurrent) setLoaded({ language, words });
    };
    if (isLanguage(language))
      loadSpokenWords(language).then(
        (words) => show(words),
        () => show(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  useEffect(() => {
    for (const one of languages) loadSpokenWords(one).catch(() => undefined);
  }, []);
  const held = loaded?.language === language ? loaded : null;
  const isMissing = held !== null && held.words === null && language !== own.language;
  return { words: held?.words ?? own, isMissing, isHere: held !== null };
};
