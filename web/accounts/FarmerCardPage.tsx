import { useState } from 'react';
import { farmerRows, renewCard, type FarmerRow } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { CardFace, PrintCard } from './CardFace.tsx';
import { usePerson } from './SessionProvider.tsx';

/** The farmer's card: on screen to be scanned, on paper to be kept. Its code tells nothing by itself. */
export const FarmerCardPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(farmerRows, person.accountId);
  return (
    <section className="grid max-w-md gap-4">
      <h1 className="text-2xl font-bold">{t('card.title')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => (kept === null ? <Notice kind="hint">{t('card.notYet')}</Notice> : <Card farmer={kept.row} />)}
      </LoadedPart>
    </section>
  );
};

const Card = ({ farmer }: { farmer: FarmerRow }) => {
  const { t } = useWords();
  return (
    <>
      <CardFace farmer={farmer} />
      <p className="no-print">{t('card.explained')}</p>
      <div className="no-print grid gap-3">
        <PrintCard />
        <LostCard />
      </div>
    </>
  );
};

type Renewal = 'none' | 'asked' | 'sending' | 'done' | 'failed';

/** A card that was lost gets another code; that needs the server, since phones of others must learn it. */
const LostCard = () => {
  const { t } = useWords();
  const [renewal, setRenewal] = useState<Renewal>('none');
  const renew = async (): Promise<void> => {
    setRenewal('sending');
    const result = await call(renewCard, {});
    if (result.ok) await engine.get()?.sync();
    setRenewal(result.ok ? 'done' : 'failed');
  };
  if (renewal === 'done') return <Notice kind="done">{t('card.renewed')}</Notice>;
  if (renewal === 'none') {
    return (
      <Button look="bare" onClick={() => setRenewal('asked')}>
        {t('card.lost')}
      </Button>
    );
  }
  return (
    <div className="grid gap-3 rounded-2xl border border-line p-4">
      <p>{t('card.lostExplained')}</p>
      {renewal === 'failed' && <Notice kind="error">{t('card.renewFailed')}</Notice>}
      <Button look="danger" disabled={renewal === 'sending'} onClick={() => void renew()}>
        {renewal === 'sending' ? t('form.sending') : t('card.renew')}
      </Button>
      <Button look="bare" onClick={() => setRenewal('none')}>
        {t('card.keep')}
      </Button>
    </div>
  );
};
