import { useState, type ReactNode } from 'react';
import { listShop, type ShopGood } from '@shuka/domain/marketplace';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ShopCard } from './ShopCard.tsx';

type Props = {
  /** Once a good was chosen, only its dealer's are shown. */
  readonly isOfOneDealer?: boolean;
  /** What is done with the goods that were chosen, once there are any. */
  readonly children: (goods: readonly ShopGood[]) => ReactNode;
};

/** Chooses goods that dealers have for sale. */
export const GoodsPick = ({ isOfOneDealer = false, children }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly ShopGood[]>([]);
  const dealerId = isOfOneDealer ? chosen[0]?.companyId : undefined;
  const loaded = useLoad(listShop, { limit: '100', ...(dealerId === undefined ? {} : { companyId: dealerId }) });
  const toggle = (good: ShopGood): void =>
    setChosen(chosen.some(({ id }) => id === good.id) ? chosen.filter(({ id }) => id !== good.id) : [...chosen, good]);
  return (
    <>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <output>{t('inputs.none')}</output>}
            <ul className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
              {items.map((good) => (
                <ShopCard
                  key={good.id}
                  good={good}
                  isChosen={chosen.some(({ id }) => id === good.id)}
                  onToggle={() => toggle(good)}
                />
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      {chosen.length > 0 && children(chosen)}
    </>
  );
};
