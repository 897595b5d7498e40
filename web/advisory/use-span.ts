import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** Days, both included, in words: one day as itself. */
export const useSpan = () => {
  const { t, language } = useWords();
  return ({ from, until }: { readonly from: string; readonly until: string }): string =>
    from === until
      ? formatDate(from, language)
      : t('advisory.fromUntil', { from: formatDate(from, language), until: formatDate(until, language) });
};
