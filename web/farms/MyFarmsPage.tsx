import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listMyFarms, type Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { FarmCard } from './FarmCard.tsx';

const AddFarmForm = lazy(async () => ({ default: (await import('./AddFarmForm.tsx')).AddFarmForm }));

/** The farmer's farms as cards, and the dialog that adds one. What was typed in it stays until it is saved. */
export const MyFarmsPage = () => {
  const { t } = useWords();
  const pages = usePages('');
  const loaded = useLoad(listMyFarms, { limit: '12', ...pages.query });
  const [isAdding, setAdding] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useState<string | null>(null);

  const open = (): void => {
    setOpened(true);
    setAdding(true);
  };
  const added = (farm: Farm, photoProblem: string | null): void => {
    setAdding(false);
    setTurn(turn + 1);
    setNews(photoProblem ?? t('farms.added', { name: farm.name }));
    loaded.reload();
  };

  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('farms.title')}</h1>
        <AddFarmButton onClick={open} />
      </header>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <NoFarms onAdd={open} />}
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((farm) => (
                <FarmCard key={farm.id} farm={farm} />
              ))}
            </div>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <Dialog title={t('farms.addTitle')} isOpen={isAdding} onClose={() => setAdding(false)}>
        {wasOpened && (
          <Suspense fallback={<Loading />}>
            <AddFarmForm key={turn} onAdded={added} />
          </Suspense>
        )}
      </Dialog>
    </section>
  );
};

const AddFarmButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useWords();
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden className="size-5" />
      {t('farms.add')}
    </Button>
  );
};

const NoFarms = ({ onAdd }: { onAdd: () => void }) => {
  const { t } = useWords();
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-line bg-paper p-6 text-center">
      <img src="/pictures/empty-farms.svg" alt="" width="320" height="240" />
      <p className="max-w-sm">{t('farms.none')}</p>
      <AddFarmButton onClick={onAdd} />
    </div>
  );
};
