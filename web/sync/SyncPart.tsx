import { Camera, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { momentWords } from './status-line.ts';
import { syncByHand } from './sync-by-hand.ts';

/** When this phone last agreed with the server, and a way to do it now. */
export const SyncPart = () => {
  const { t, language } = useWords();
  const { lastSyncAt, photosWaiting } = useSyncState();
  const { isBusy, run } = useBusy();
  const [missed, setMissed] = useState<WordId | null>(null);
  const sync = (means: { photos?: boolean } = {}): void =>
    run(async () => {
      setMissed(null);
      setMissed(await syncByHand(means));
    });
  return (
    <PhoneSection title={t('phone.syncTitle')}>
      <p>
        {lastSyncAt === null
          ? t('phone.neverSynced')
          : t('phone.lastSync', { time: momentWords(lastSyncAt, language) })}
      </p>
      {photosWaiting > 0 && <p>{t('phone.photosWaiting', { count: photosWaiting })}</p>}
      {missed !== null && <Notice kind="error">{t(missed)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => sync()}>
          <RefreshCw aria-hidden className="size-5 shrink-0" />
          {isBusy ? t('phone.wait') : t('phone.syncNow')}
        </Button>
        {photosWaiting > 0 && (
          <Button look="quiet" disabled={isBusy} onClick={() => sync({ photos: true })}>
            <Camera aria-hidden className="size-5 shrink-0" />
            {t('phone.photosNow')}
          </Button>
        )}
      </div>
    </PhoneSection>
  );
};
