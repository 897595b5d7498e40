import type { GoodsItem } from '@shuka/domain/loans';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { itemWordWords, shortWords } from './goods-words.ts';

/** What was said of an item, by its farmer and by officers, in its order. */
export const ItemStory = ({ words }: Pick<GoodsItem, 'words'>) => {
  const { t, language } = useWords();
  return (
    <ul className="grid gap-1 empty:hidden">
      {words.map(({ kind, packs, why, words: said, byName, at }) => (
        <li key={kind + at} className="text-sm break-words text-ink-soft">
          {[t(itemWordWords[kind], { packs }), why === null ? '' : t(shortWords[why]), said, byName]
            .filter((part) => part !== '')
            .join(', ')}
          {', '}
          {formatDateTime(at, language)}
        </li>
      ))}
    </ul>
  );
};
