import { Download, LogOut, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leave } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { exportUnsent, lock } from './phone.ts';
import { fileName, saveFile } from './save-file.ts';
import { syncByHand } from './sync-by-hand.ts';

const signOutHere = async (keeps: boolean): Promise<void> => {
  if (keeps) await lock();
  await leave();
};

/** Signs out. What is not sent yet is told first; it stays on this phone under its PIN whatever the person chooses. */
export const SignOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords();
  const { keeps, waiting, needsFixing } = useSyncState();
  const [unsentAtFirst] = useState(waiting + needsFixing);
  const [problem, setProblem] = useState<WordId | null>(null);
  const { isBusy, run } = useBusy();
  const unsent = waiting + needsFixing;

  useEffect(() => {
    if (unsentAtFirst === 0) void signOutHere(keeps);
    // oxlint-disable-next-line react/exhaustive-deps -- decided once, when it is opened
  }, []);

  /** @param work answers what went wrong, where it says so itself. */
  const tried = (work: () => Promise<WordId | null | void>) => (): void =>
    run(async () => {
      setProblem(null);
      setProblem((await work().catch((): WordId => 'form.failed')) ?? null);
    });
  const keepFile = async (): Promise<void> => saveFile(await exportUnsent(), fileName('unsent'));

  if (unsentAtFirst === 0) return null;
  return (
    <Dialog title={t('phone.leaveTitle')} isOpen onClose={onClose}>
      <div className="grid gap-3">
        <p>{unsent === 0 ? t('phone.leaveAllSent') : t('phone.leaveText', { count: unsent })}</p>
        {problem !== null && <Notice kind="error">{t(problem)}</Notice>}
        {unsent > 0 && (
          <>
            <Button disabled={isBusy} onClick={tried(() => syncByHand())}>
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
