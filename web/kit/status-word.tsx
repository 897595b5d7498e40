import type { LucideIcon } from 'lucide-react';
import { useWords, type WordId } from './words.tsx';

type Props = { readonly Icon: LucideIcon; readonly says: WordId; readonly look: string };

/** How something stands, in a word with its sign, that stays on one line of a table. */
export const StatusWord = ({ Icon, says, look }: Props) => {
  const { t } = useWords();
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap font-semibold ${look}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(says)}
    </span>
  );
};
