import { FileUp, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listPrices } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PriceCard } from './PriceCard.tsx';
import { PriceFilter, type AskedPrices } from './PriceFilter.tsx';
import { pricePaths } from './price-paths.ts';

const perPage = '12';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

/** The board: what produce costs at markets, the newest first, by crop, state and LGA. */
export const PricesPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const [asked, setAsked] = useState<AskedPrices>({ crop: '', stateCode: '', lga: '' });
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listPrices, { ...asked, ...pages.query, limit: perPage });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('prices.title')}</h1>
      <p>{t('prices.intro')}</p>
      {person.roles.includes('extension-manager') && (
        <Link to={pricePaths.record} className={link}>
          <PencilLine aria-hidden className="size-5 shrink-0" />
          {t('prices.record')}
        </Link>
      )}
      {person.roles.includes('admin') && (
        <Link to={pricePaths.imports} className={link}>
          <FileUp aria-hidden className="size-5 shrink-0" />
          {t('prices.imports')}
        </Link>
      )}
      <PriceFilter asked={asked} onAsked={setAsked} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('prices.none')}</output>}
            <ul className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
              {items.map((one) => (
                <li key={one.id} className="grid">
                  <PriceCard quotation={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
