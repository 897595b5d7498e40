import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { Ask } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { areaValues } from './land.ts';
import { kilogramsText } from './season-words.ts';

type Asked = { readonly asks: readonly Ask[]; readonly answer: (isRight: boolean) => void };

/** The person wants to change it: nothing is sent, and the form stays as it is. */
const takenBack: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'asked', title: '', fields: [{ field: 'asked', says: 'field.wrong' }], requestId: null },
};

type Pass<C extends Contract> = (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>;

/** Asks a person back before something odd is sent: yes, it is so; or they change it. */
export const useAskBack = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isRight = (asks: readonly Ask[]): Promise<boolean> =>
    asks.length === 0
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          const answer = (right: boolean): void => {
            setAsked(null);
            resolve(right);
          };
          setAsked({ asks, answer });
        });
  const sender =
    <C extends Contract>(asksOf: (draft: DraftOf<C>) => readonly Ask[], pass: Pass<C> = submit) =>
    async (contract: C, draft: DraftOf<C>): Promise<Result<OutputOf<C>>> =>
      (await isRight(asksOf(draft))) ? pass(contract, draft) : takenBack;
  return { asked, sender };
};

const useValues = () => {
  const { say, language } = useWords();
  const textOf = (name: string, value: number | string): string | number => {
    if (name === 'unit') return say(`measures.unit.${value}`);
    if (name === 'day') return formatDate(String(value), language);
    if (name === 'hectares' || name === 'measured') return areaValues(Number(value)).acres;
    return typeof value === 'number' ? kilogramsText(value) : value;
  };
  return ({ values }: Ask) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(name, value)]));
};

/** The question itself, over the page. */
export const AskBack = ({ asked }: { asked: Asked | null }) => {
  const { t, say } = useWords();
  const valuesOf = useValues();
  return (
    <Dialog title={t('seasons.askTitle')} isOpen={asked !== null} onClose={() => asked?.answer(false)}>
      <div className="grid gap-4">
        {asked?.asks.map((ask) => (
          <p key={ask.says} className="flex gap-3 text-lg">
            <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
            {say(ask.says, valuesOf(ask))}
          </p>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => asked?.answer(false)}>
            {t('seasons.askChange')}
          </Button>
          <Button onClick={() => asked?.answer(true)}>{t('seasons.askYes')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
