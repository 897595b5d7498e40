import { Plus } from 'lucide-react';
import { useState } from 'react';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { MyFarmsList } from './MyFarmsList.tsx';

const AddFarmForm = lazy(async () => (await import('./AddFarmForm.tsx')).AddFarmForm);

/** What came of adding a farm: it is there, its picture perhaps not. */
type News = { readonly kind: 'done' | 'error'; readonly says: string };

/** The farmer's farms as cards, and the dialog that adds one. What was typed in it stays until it is saved. */
export const MyFarmsPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmRows);
  const [isAdding, setAdding] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useState<News | null>(null);

  const open = (): void => {
    setOpened(true);
    setAdding(true);
  };
  const added = (farm: Farm, photoProblem: string | null): void => {
    setAdding(false);
    setTurn(turn + 1);
    setNews(
      photoProblem === null
        ? { kind: 'done', says: t('farms.added', { name: farm.name }) }
        : { kind: 'error', says: photoProblem },
    );
  };

  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('farms.title')}</h1>
        <AddFarmButton onClick={open} />
      </header>
      {news !== null && <Notice kind={news.kind}>{news.says}</Notice>}
      <LoadedPart loaded={loaded}>
        {(all) => {
          const own = all.filter(({ row }) => row.keeperId === person.accountId);
          return own.length === 0 ? <NoFarms onAdd={open} /> : <MyFarmsList farms={own} />;
        }}
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
