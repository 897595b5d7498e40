import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly side: 'buyer' | 'seller';
  /** '' for a farmer whose name the reader may not know. */
  readonly byName: string;
  readonly at: string;
  readonly says: string;
  readonly note: string;
};

/** What a buyer or a seller said or did, on the side that is theirs: who, when, what, and in their own words. */
export const SaidItem = ({ side, byName, at, says, note }: Props) => {
  const { t, language } = useWords();
  return (
    <li
      className={`grid gap-1 rounded-2xl border border-line p-3 ${side === 'buyer' ? 'ml-6 bg-paper' : 'mr-6 bg-leaf-soft'}`}
    >
      <span className="text-sm text-ink-soft">
        {t(side === 'buyer' ? 'demand.buyerSaid' : 'demand.sellerSaid', {
          name: byName === '' ? t('demand.oneFarmer') : byName,
          date: formatDate(at, language),
        })}
      </span>
      <span className="text-lg font-bold">{says}</span>
      {note !== '' && <span className="break-words">{note}</span>}
    </li>
  );
};
