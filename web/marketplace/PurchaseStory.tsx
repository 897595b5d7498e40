import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { PurchaseEvent } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';

/** What happened to an order, the latest last; both sides read the same. */
export const PurchaseStory = ({ story }: { readonly story: readonly PurchaseEvent[] }) => {
  const words = useWords();
  const { t, say, language } = words;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('listing.story')}</h2>
      <ol className="grid gap-2">
        {story.map(({ id, act, side, byName, at, grams, kobo, text }) => (
          <li
            key={id}
            className={`grid gap-1 rounded-2xl border border-line p-3 ${side === 'buyer' ? 'ml-6 bg-paper' : 'mr-6 bg-leaf-soft'}`}
          >
            <span className="text-sm text-ink-soft">
              {t(side === 'buyer' ? 'demand.buyerSaid' : 'demand.sellerSaid', {
                name: byName === '' ? t('demand.oneFarmer') : byName,
                date: formatDate(at, language),
              })}
            </span>
            <span className="text-lg font-bold">
              {say(`listing.act.${act}`, {
                weight: grams === null ? '' : weight(grams, words),
                amount: kobo === null ? '' : formatNaira(kobo),
              })}
            </span>
            {text !== '' && <span className="break-words">{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
