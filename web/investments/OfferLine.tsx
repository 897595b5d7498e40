import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { OfferCard } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { offerStateWords } from './promoter-words.ts';

/** An offer in a list of those who bring, verify or decide it. */
export const OfferLine = ({ card, to }: { readonly card: OfferCard; readonly to: string }) => {
  const words = useWords();
  const { t } = words;
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper p-4 hover:border-leaf"
    >
      <span className="grid min-w-0 grow gap-1">
        <strong className="text-lg break-words">{card.title}</strong>
        <span className="break-words text-ink-soft">
          {[card.number, card.farmName, cropName(card.crop, words)].join(' · ')}
        </span>
        <span>{t('offers.taken', { taken: formatNaira(card.takenKobo), goal: formatNaira(card.goalKobo) })}</span>
        <span className="justify-self-start rounded-full bg-leaf-soft px-3 py-1 text-sm font-semibold">
          {t(offerStateWords[card.state])}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-leaf" />
    </Link>
  );
};
