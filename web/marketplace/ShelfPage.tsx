import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listShelf, type ShelfGood } from '@shuka/domain/marketplace';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { InputTabs } from './InputTabs.tsx';
import { SaveGoodForm } from './SaveGoodForm.tsx';
import { ShelfCard } from './ShelfCard.tsx';
import { dealerInputs, inputPathsOf } from './input-paths.ts';

/** A dealer's goods with their stock, and whether somebody looked their number up. */
export const ShelfPage = () => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('inputs.shelf')}</h1>
      <InputTabs paths={inputPathsOf(dealerInputs)} isDealer />
      <OfCompany>{({ companyId }) => <Shelf companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Shelf = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listShelf, { companyId, ...pages.query });
  const [edited, setEdited] = useState<ShelfGood | 'new' | null>(null);
  const done = (): void => {
    setEdited(null);
    loaded.reload();
  };
  if (edited !== null)
    return (
      <SaveGoodForm
        companyId={companyId}
        good={edited === 'new' ? null : edited}
        onDone={done}
        onCancel={() => setEdited(null)}
      />
    );
  return (
    <>
      <Button className="justify-self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('inputs.add')}
      </Button>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('inputs.noGoods')}</p>}
            <ul className="grid gap-4 md:grid-cols-2">
              {items.map((good) => (
                <ShelfCard key={good.id} good={good} onEdit={() => setEdited(good)} onMoved={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
