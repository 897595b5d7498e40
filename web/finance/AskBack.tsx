import { CircleHelp } from 'lucide-react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { askWords } from './finance-words.ts';
import type { Asked } from './use-ask-back.ts';

/** The question itself, over the form. */
export const AskBack = ({ asked }: { asked: Asked | null }) => {
  const { t, language } = useWords();
  return (
    <Dialog title={t('finance.askTitle')} isOpen={asked !== null} onClose={() => asked?.answer(false)}>
      <div className="grid gap-4">
        {asked?.asks.map((ask) => (
          <p key={ask} className="flex gap-3 text-lg">
            <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
            {t(askWords[ask], {
              amount: formatNaira(asked.about.amountKobo),
              day: formatDate(asked.about.happenedOn, language),
            })}
          </p>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => asked?.answer(false)}>
            {t('finance.askChange')}
          </Button>
          <Button onClick={() => asked?.answer(true)}>{t('finance.askYes')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
