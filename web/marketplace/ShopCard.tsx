import { Check, Plus } from 'lucide-react';
import type { ShopGood } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { GoodSafety } from './GoodSafety.tsx';
import { packText } from './input-words.ts';

type Props = { readonly good: ShopGood; readonly isChosen: boolean; readonly onToggle: () => void };

/** A good with its price, who sells it, and whose list its number stands on. */
export const ShopCard = ({ good, isChosen, onToggle }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const Icon = isChosen ? Check : Plus;
  return (
    <li className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{good.name}</h2>
      <p>{[say(`inputs.kind.${good.kind}`), good.maker, packText(good, words)].join(', ')}</p>
      <p className="text-xl font-bold">{formatNaira(good.priceKobo)}</p>
      <p className="text-ink-soft">
        {t('inputs.soldBy', { dealer: good.companyName, place: good.lga })}{' '}
        {t('inputs.free', { count: good.freePacks })}
      </p>
      {good.registration !== '' && (
        <p className="text-sm">
          {good.registration}{' '}
          {good.checkedOn !== null && t('inputs.checkedOn', { date: formatDate(good.checkedOn, language) })}
        </p>
      )}
      {good.safety !== null && <GoodSafety safety={good.safety} />}
      <Button
        look={isChosen ? 'main' : 'quiet'}
        disabled={good.freePacks === 0}
        aria-pressed={isChosen}
        onClick={onToggle}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {isChosen ? t('inputs.chosen') : t('inputs.choose')}
      </Button>
    </li>
  );
};
