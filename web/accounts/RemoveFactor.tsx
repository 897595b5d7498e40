import { Trash } from 'lucide-react';
import { useState } from 'react';
import { removeApp, removePasskey } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly passkeyId: string | null; readonly onRemoved: () => void };

/** Takes a passkey away, or the app when `passkeyId` is null; asked once more first. */
export const RemoveFactor = ({ passkeyId, onRemoved }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const removed = passkeyId === null ? await call(removeApp, {}) : await call(removePasskey, { passkeyId });
    setBusy(false);
    if (removed.ok) onRemoved();
    else setProblem(failureWords(removed.failure, words));
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Trash aria-hidden className="size-5" />
        {t('security.remove')}
      </Button>
      <Dialog title={t('security.remove')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-3">
          <p>{t('security.removeSure')}</p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {t('security.remove')}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('form.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
