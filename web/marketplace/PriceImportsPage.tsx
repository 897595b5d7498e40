import { useState } from 'react';
import { listPriceImports, type PriceImport } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ImportPricesForm } from './ImportPricesForm.tsx';
import { PriceImportCard } from './PriceImportCard.tsx';
import { pricePaths } from './price-paths.ts';

const perPage = '10';

/** Where an admin takes in lists of prices, and sees what became of each. */
export const PriceImportsPage = () => {
  const { t } = useWords();
  const [done, setDone] = useState<PriceImport | null>(null);
  const pages = usePages('');
  const loaded = useLoad(listPriceImports, { ...pages.query, limit: perPage });
  const finish = (result: PriceImport): void => {
    setDone(result);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={pricePaths.board}>{t('prices.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('prices.imports')}</h1>
      <p>{t('prices.importIntro')}</p>
      <ImportPricesForm key={done?.id ?? ''} onDone={finish} />
      {done !== null && (
        <output className="grid gap-3">
          <h2 className="text-xl font-bold">{t('prices.importDone')}</h2>
          <PriceImportCard done={done} />
        </output>
      )}
      <h2 className="text-xl font-bold">{t('prices.importsBefore')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('prices.noImports')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id}>
                  <PriceImportCard done={one} />
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
