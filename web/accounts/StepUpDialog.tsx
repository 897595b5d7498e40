import { useState } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { ProveFactor } from './ProveFactor.tsx';

/** Asks for the second factor again, and tells whether it was proved; closing it is no. */
export const StepUpDialog = ({ onAnswer }: { onAnswer: (isProved: boolean) => void }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(true);
  const answer = (isProved: boolean): void => {
    setOpen(false);
    onAnswer(isProved);
  };
  return (
    <Dialog title={t('factor.title')} isOpen={isOpen} onClose={() => answer(false)}>
      <div className="grid gap-4">
        <p>{t('security.again')}</p>
        <ProveFactor onProved={() => answer(true)} />
      </div>
    </Dialog>
  );
};
