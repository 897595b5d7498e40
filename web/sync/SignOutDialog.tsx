import { Download, LogOut, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leave } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { exportUnsent, lock, syncNow } from './phone.ts';
import { fileName, saveFile } from './save-file.ts';

const signOutHere = async (keeps: boolean): Promise<void> => {
  if (keeps) await lock();
  await leave();
};

/** Signs out. What is not sent yet is told first; it stays on this phone under its PIN whatever the person chooses. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords();
  const { keeps, waiting, needsFixing } = useSyncState();
  const [unsentAtFirst] = useState(waiting + needsFixing);
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useBusy();
  const unsent = waiting + needsFixing;

  useEffect(() => {
    if (unsentAtFirst === 0) void signOutHere(keeps);
    // oxlint-disable-next-line react/exhaustive-deps -- decided once, when it is opened
  }, []);

  const tried = (work: () => Promise<unknown>) => (): void =>
    run(async () => {
      setFailed(false);
      await work().catch(() => setFailed(true));
    });
  const keepFile = async (): Promise<void> => saveFile(await exportUnsent(), fileName('unsent'));

  if (unsentAtFirst === 0) return null;
  return (
    <Dialog title={t('phone.leaveTitle')} isOpen onClose={onClose}>
      <div className="grid gap-3">
        <p>{unsent === 0 ? t('phone.leaveAllSent') : t('phone.leaveText', { count: unsent })}</p>
        {hasFailed && <Notice kind="error">{t('form.failed')}</Notice>}
        {unsent > 0 && (
          <>
            <Button disabled={isBusy} onClick={tried(() => syncNow())}>
              <Send aria-hidden className="size-5 shrink-0" />
              {isBusy ? t('phone.wait') : t('phone.sendNow')}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={tried(keepFile)}>
              <Download aria-hidden className="size-5 shrink-0" />
              {t('phone.export')}
            </Button>
          </>
        )}
        <Button look={unsent > 0 ? 'danger' : 'main'} disabled={isBusy} onClick={tried(() => signOutHere(keeps))}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          {unsent > 0 ? t('phone.leaveAnyway') : t('menu.logout')}
        </Button>
      </div>
    </Dialog>
  );
};
