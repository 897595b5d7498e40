import { useState } from 'react';
import {
  listHeldReceipts,
  listStorageAsks,
  listStored,
  refuseStorage,
  type StorageAsk,
} from '@shuka/domain/processing';
import type { Duty } from '@shuka/domain/relations';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { StorageAskCard } from './StorageAskCard.tsx';
import { StoredCard } from './StoredCard.tsx';
import { TakeInForm } from './TakeInForm.tsx';
import { storagePaths } from './storage-paths.ts';

/** The warehouse of a mill: what it is asked to store, the receipts it issued, and those that the company holds. */
export const MillStoragePage = () => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('storage.warehouseTitle')}</h1>
      <OfCompany>
        {(work) => (
          <>
            {work.kind === 'mill' && <Waiting key={`asks-${turn}`} work={work} onDone={() => setTurn(turn + 1)} />}
            {work.kind === 'mill' && (
              <Receipts
                key={`own-${turn}`}
                contract={listStored}
                companyId={work.companyId}
                title={t('storage.issued')}
              />
            )}
            <Receipts contract={listHeldReceipts} companyId={work.companyId} title={t('storage.heldByUs')} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

type Work = { readonly companyId: string; readonly duty: Duty };

type WaitingProps = { readonly work: Work; readonly onDone: () => void };

const Waiting = ({ work: { companyId, duty }, onDone }: WaitingProps) => {
  const { t } = useWords();
  const loaded = useLoad(listStorageAsks, { companyId, limit: '50' });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('storage.waiting')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('storage.noneWaiting')}</p>}
            <ul className="grid gap-3">
              {items.map((ask) => (
                <StorageAskCard key={ask.id} ask={ask} title={ask.keeperName}>
                  {duty !== 'buyer' && <Answer companyId={companyId} ask={ask} onDone={onDone} />}
                </StorageAskCard>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type AnswerProps = {
  readonly companyId: string;
  readonly ask: StorageAsk;
  readonly onDone: () => void;
};

const Answer = ({ companyId, ask, onDone }: AnswerProps) => {
  const { t } = useWords();
  const [act, setAct] = useState<'takeIn' | 'refuse' | null>(null);
  const cancel = () => setAct(null);
  if (act === 'takeIn') return <TakeInForm companyId={companyId} ask={ask} onDone={onDone} onCancel={cancel} />;
  if (act === 'refuse')
    return (
      <Form
        contract={refuseStorage}
        draftOf={({ reason = '' }) => ({ companyId, askId: ask.id, reason })}
        onDone={onDone}
      >
        <TextArea name="reason" label={t('storage.why')} maxLength={300} />
        <SubmitButton look="danger" sending={t('form.sending')}>
          {t('storage.refuse')}
        </SubmitButton>
        <Button look="bare" onClick={cancel}>
          {t('form.cancel')}
        </Button>
      </Form>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAct('takeIn')}>{t('storage.takeIn')}</Button>
      <Button look="danger" onClick={() => setAct('refuse')}>
        {t('storage.refuse')}
      </Button>
    </div>
  );
};

type ReceiptsProps = {
  readonly contract: typeof listStored | typeof listHeldReceipts;
  readonly companyId: string;
  readonly title: string;
};

const Receipts = ({ contract, companyId, title }: ReceiptsProps) => {
  const { t } = useWords();
  const pages = usePages(`${contract.name}${companyId}`);
  const loaded = useLoad(contract, { companyId, ...pages.query, limit: '20' });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('storage.noReceipts')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <StoredCard key={one.id} stored={one} to={`${storagePaths.mill}/${one.id}`} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
