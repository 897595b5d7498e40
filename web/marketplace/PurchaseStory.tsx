import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { PurchaseEvent } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';
import { SaidItem } from './SaidItem.tsx';

/** What happened to an order, the latest last; both sides read the same. */
export const PurchaseStory = ({ story }: { readonly story: readonly PurchaseEvent[] }) => {
  const words = useWords();
  const { t, say } = words;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('listing.story')}</h2>
      <ol className="grid gap-2">
        {story.map(({ id, act, side, byName, at, grams, kobo, text }) => (
          <SaidItem
            key={id}
            side={side}
            byName={byName}
            at={at}
            says={say(`listing.act.${act}`, {
              weight: grams === null ? '' : weight(grams, words),
              amount: kobo === null ? '' : formatNaira(kobo),
            })}
            note={text}
          />
        ))}
      </ol>
    </section>
  );
};
