import { useState } from 'react';
import { useParams } from 'wouter';
import { listOwnReceipts, listStorageAsked, withdrawStorage, type StorageAsk } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AskStorageForm } from './AskStorageForm.tsx';
import { StorageAskCard } from './StorageAskCard.tsx';
import { StoredCard } from './StoredCard.tsx';
import { storagePaths } from './storage-paths.ts';

/** A farmer’s goods in warehouses: the receipts, what mills were asked to store, and one more to ask for. */
export const StoragePage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { farmerId } = useParams();
  const keeperId = farmerId ?? person.accountId;
  const home = farmerId === undefined ? storagePaths.farmer : `/extension-farmers/${farmerId}/storage`;
  const [turn, setTurn] = useState(newId);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={farmerId === undefined ? '/Farmer/produce' : `/extension-farmers/${farmerId}/produce`}>
        {t('storage.back')}
      </BackLink>
      <h1 className="text-2xl font-bold">{t('storage.title')}</h1>
      <p>{t('storage.lead')}</p>
      <Receipts keeperId={keeperId} home={home} />
      <Asked key={turn} keeperId={keeperId} />
      <h2 className="text-xl font-bold">{t('storage.ask')}</h2>
      <AskStorageForm key={`ask-${turn}`} id={turn} keeperId={keeperId} onDone={() => setTurn(newId())} />
    </section>
  );
};

const Receipts = ({ keeperId, home }: { readonly keeperId: string; readonly home: string }) => {
  const { t } = useWords();
  const pages = usePages(keeperId);
  const loaded = useLoad(listOwnReceipts, { keeperId, ...pages.query, limit: '20' });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('storage.receipts')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('storage.noReceipts')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <StoredCard key={one.id} stored={one} to={`${home}/${one.id}`} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Asked = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(listStorageAsked, { keeperId, limit: '20' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => {
        const open = items.filter(({ state }) => state !== 'stored');
        if (open.length === 0) return null;
        return (
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('storage.asked')}</h2>
            <ul className="grid gap-3">
              {open.map((one) => (
                <StorageAskCard key={one.id} ask={one} title={one.millName}>
                  {one.state === 'waiting' && <Withdraw ask={one} onDone={loaded.reload} />}
                </StorageAskCard>
              ))}
            </ul>
          </section>
        );
      }}
    </LoadedPart>
  );
};

const Withdraw = ({ ask, onDone }: { readonly ask: StorageAsk; readonly onDone: () => void }) => {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    await call(withdrawStorage, { keeperId: ask.keeperId, askId: ask.id });
    setBusy(false);
    onDone();
  };
  return (
    <Button look="bare" className="justify-self-start" disabled={isBusy} onClick={() => void withdraw()}>
      {t('storage.withdrawAsk')}
    </Button>
  );
};
