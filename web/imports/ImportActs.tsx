import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { confirmImport, undoImport, type ImportRun } from '@shuka/domain/imports';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly run: ImportRun; readonly onChanged: () => void };

/** What may be done with a list now: to have it written, or to take back what it wrote. */
export const ImportActs = ({ run, onChanged }: Props) => {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<'confirm' | 'undo' | null>(null);
  const { id: importId, state, good, done, undoUntil } = run;
  const mayConfirm = state === 'checked' && good > 0;
  const mayUndo = state === 'applied' && done > 0; // the server says when it is too late
  const finish = (): void => {
    setAsked(null);
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {mayConfirm && (
        <Button onClick={() => setAsked('confirm')}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('imports.confirm', { count: formatNumber(good) })}
        </Button>
      )}
      {mayUndo && (
        <Button look="danger" onClick={() => setAsked('undo')}>
          <Undo2 aria-hidden className="size-5 shrink-0" />
          {t('imports.undo')}
        </Button>
      )}
      <Dialog title={t('imports.sure')} isOpen={asked !== null} onClose={() => setAsked(null)}>
        <Form contract={asked === 'undo' ? undoImport : confirmImport} draftOf={() => ({ importId })} onDone={finish}>
          <p>
            {asked === 'undo'
              ? t('imports.undoWhy', { until: formatDateTime(undoUntil ?? run.madeAt, language) })
              : t('imports.confirmWhy', { count: formatNumber(good) })}
          </p>
          <div>
            <SubmitButton sending={t('imports.sending')}>
              {asked === 'undo' ? t('imports.undo') : t('imports.confirm', { count: formatNumber(good) })}
            </SubmitButton>
          </div>
        </Form>
      </Dialog>
    </div>
  );
};
