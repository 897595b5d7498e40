import { Camera, RefreshCw } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { syncNow } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';
import { momentWords } from './status-line.ts';

const quietly = async (work: Promise<void>): Promise<void> => work.catch(() => undefined); // the line above the page says how it went

/** When this phone last agreed with the server, and a way to do it now. */
export const SyncPart = () => {
  const { t, language } = useWords();
  const { lastSyncAt, photosWaiting } = useSyncState();
  const { isBusy, run } = useBusy();
  return (
    <PhoneSection title={t('phone.syncTitle')}>
      <p>
        {lastSyncAt === null
          ? t('phone.neverSynced')
          : t('phone.lastSync', { time: momentWords(lastSyncAt, language) })}
      </p>
      {photosWaiting > 0 && <p>{t('phone.photosWaiting', { count: photosWaiting })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => run(() => quietly(syncNow()))}>
          <RefreshCw aria-hidden className="size-5 shrink-0" />
          {isBusy ? t('phone.wait') : t('phone.syncNow')}
        </Button>
        {photosWaiting > 0 && (
          <Button look="quiet" disabled={isBusy} onClick={() => run(() => quietly(syncNow({ photos: true })))}>
            <Camera aria-hidden className="size-5 shrink-0" />
            {t('phone.photosNow')}
          </Button>
        )}
      </div>
    </PhoneSection>
  );
};
