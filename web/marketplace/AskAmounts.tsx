import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { oddAmounts, type Amount, type BusinessDetails } from '@shuka/domain/marketplace';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

const questions = {
  yearlyTonnes: 'business.askTonnes',
  employees: 'business.askEmployees',
  productCount: 'business.askProducts',
} as const satisfies Record<Amount, WordId>;

export type AskedAmounts = { readonly details: BusinessDetails; readonly answer: (isRight: boolean) => void };

/** Asks a person back about amounts that no farm business has; nothing is refused. */
export const useAskAmounts = () => {
  const [asked, setAsked] = useState<AskedAmounts | null>(null);
  const isRight = (details: BusinessDetails): Promise<boolean> =>
    oddAmounts(details).length === 0
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          const answer = (right: boolean): void => {
            setAsked(null);
            resolve(right);
          };
          setAsked({ details, answer });
        });
  return { asked, isRight };
};

export const AskAmounts = ({ asked }: { asked: AskedAmounts | null }) => {
  const { t } = useWords();
  const details = asked?.details;
  return (
    <Dialog title={t('business.askTitle')} isOpen={asked !== null} onClose={() => asked?.answer(false)}>
      <div className="grid gap-4">
        {details !== undefined &&
          oddAmounts(details).map((field) => (
            <p key={field} className="flex gap-3 text-lg">
              <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
              {t(questions[field], { amount: formatNumber(details[field] ?? 0) })}
            </p>
          ))}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => asked?.answer(false)}>
            {t('business.askChange')}
          </Button>
          <Button onClick={() => asked?.answer(true)}>{t('business.askYes')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
