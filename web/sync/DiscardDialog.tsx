import { Trash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { discard } from './phone.ts';
import { fileName, saveFile } from './save-file.ts';

type Props = { readonly seq: number; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before an act is given up; a copy of it goes to the downloads. */
export const DiscardDialog = ({ seq, isOpen, onClose }: Props) => {
  const { t } = useWords();
  const { isBusy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const giveUp = (): void =>
    run(async () => {
      try {
        saveFile(await discard(seq), fileName('copy'));
        onClose();
      } catch {
        setFailed(true);
      }
    });
  return (
    <Dialog title={t('phone.discardTitle')} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-3">
        <p>{t('phone.discardText')}</p>
        {hasFailed && <Notice kind="error">{t('form.failed')}</Notice>}
        <Button look="danger" disabled={isBusy} onClick={giveUp}>
          <Trash aria-hidden className="size-5 shrink-0" />
          {t('phone.discardYes')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('phone.keepIt')}
        </Button>
      </div>
    </Dialog>
  );
};
