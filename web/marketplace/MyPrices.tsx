import { useState } from 'react';
import { seenPriceRows, type SeenPrice } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows, type Kept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsText, kiloText, unitText } from './price-words.ts';
import { WithdrawPriceForm } from './WithdrawPriceForm.tsx';

const aWindow = 10;

/** The prices one recorded, the newest first, each with where it stands; a wrong one is withdrawn. */
export const MyPrices = () => {
  const { t } = useWords();
  const loaded = useRows(seenPriceRows);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('prices.mine')}</h2>
      <LoadedPart loaded={loaded}>
        {(prices) => (
          <>
            {prices.length === 0 && <p>{t('prices.noneOfMine')}</p>}
            <ShowMore items={prices} step={aWindow}>
              {(shown) => (
                <ul className="grid gap-3 empty:hidden">
                  {shown.map((one) => (
                    <MyPrice key={one.row.id} kept={one} />
                  ))}
                </ul>
              )}
            </ShowMore>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const MyPrice = ({ kept: { row, state } }: { readonly kept: Kept<SeenPrice> }) => {
  const words = useWords();
  const { t, say, language } = words;
  const [isWrong, setWrong] = useState(false);
  const close = (): void => setWrong(false);
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className={`min-w-0 break-words font-bold ${row.withdrawn === null ? '' : 'line-through'}`}>
          {t('prices.at', { goods: goodsText(row.goods, words), market: row.market })}
        </h3>
        <StateMark state={state} />
      </div>
      <p>
        {formatNaira(row.amountKobo)} · {unitText(row, words)} · {say(`prices.kind.${row.kind}`)}
      </p>
      <p className="text-sm text-ink-soft">
        {kiloText(row.kiloKobo, words)} · {formatDate(row.day, language)}
      </p>
      {row.withdrawn !== null && (
        <p className="break-words font-semibold">{t('prices.withdrawn', { reason: row.withdrawn.reason })}</p>
      )}
      {row.withdrawn === null && !isWrong && (
        <Button look="bare" className="justify-self-start" onClick={() => setWrong(true)}>
          {t('prices.withdraw')}
        </Button>
      )}
      {isWrong && <WithdrawPriceForm priceId={row.id} onDone={close} onCancel={close} />}
    </li>
  );
};
