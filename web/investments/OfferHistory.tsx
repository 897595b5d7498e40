import type { OfferStep } from '@shuka/domain/investments';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { offerStateWords } from './promoter-words.ts';

/** Every step of an offer, the last one first, with who took it and why. */
export const OfferHistory = ({ history }: { readonly history: readonly OfferStep[] }) => {
  const { t, language } = useWords();
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('offers.history')}</h2>
      <ol className="grid gap-2">
        {history.toReversed().map(({ to, byName, reason, at }) => (
          <li key={`${at} ${to}`} className="grid gap-1 border-l-4 border-leaf pl-3">
            <strong>{t(offerStateWords[to])}</strong>
            <span className="text-sm text-ink-soft">
              {[formatDateTime(at, language), byName].filter((part) => part !== '').join(', ')}
            </span>
            {reason !== '' && <span className="break-words whitespace-pre-line">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
