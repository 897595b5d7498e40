import { Pencil } from 'lucide-react';
import type { ExtensionEvent } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly event: ExtensionEvent; readonly onMend: () => void };

/** One event; what was corrected or taken back stays to be seen, struck through. */
export const EventCard = ({ event, onMend }: Props) => {
  const { t, say, language } = useWords();
  const { kind, title, heldOn, many, men, women, youth, place, isCorrected, isCancelled } = event;
  const isOver = isCorrected || isCancelled;
  return (
    <article className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">
        {say(`board.kind.${kind}`)} · {formatDate(heldOn, language)}
      </p>
      <h3 className={`break-words font-bold ${isOver ? 'line-through' : ''}`}>
        {title}
        {many > 1 && ` × ${formatNumber(many)}`}
      </h3>
      <p>
        {t('board.attended', { men: formatNumber(men), women: formatNumber(women), youth: formatNumber(youth) })}
        {place !== '' && ` · ${place}`}
      </p>
      {isOver ? (
        <p className="text-sm font-semibold">{t(isCancelled ? 'board.eventCancelled' : 'board.eventCorrected')}</p>
      ) : (
        <Button look="bare" className="justify-self-start" onClick={onMend}>
          <Pencil aria-hidden className="size-5 shrink-0" />
          {t('board.mendEvent')}
        </Button>
      )}
    </article>
  );
};
