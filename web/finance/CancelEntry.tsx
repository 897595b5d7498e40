import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { correctEntry, type Entry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { financePaths } from './finance-paths.ts';

/** Takes an entry out of the sums, once the person has said so twice; it stays to be seen. */
export const CancelEntry = ({ entry }: { entry: Entry }) => {
  const words = useWords();
  const { t } = words;
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [id] = useState(newId);

  const cancel = async (): Promise<void> => {
    setSaving(true);
    const { reportId: _, corrects: _c, createdAt: _at, ...details } = entry;
    const saved = await submit(correctEntry, { ...details, id, entryId: entry.id, isCancelled: true });
    setSaving(false);
    if (saved.ok) go(financePaths.overview);
    else setProblem(failureWords(saved.failure, words));
  };

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Ban aria-hidden className="size-5" />
        {t('finance.cancel')}
      </Button>
      <Dialog title={t('finance.cancelTitle')} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className="grid gap-4">
          <p>{t('finance.cancelHow')}</p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('finance.keep')}
            </Button>
            <Button look="danger" disabled={isSaving} onClick={() => void cancel()}>
              {t('finance.cancelYes')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
