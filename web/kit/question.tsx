import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { Result } from './api.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Something odd a person is asked about before it is sent, and what their answer does. */
export type Question<About> = { readonly about: About; readonly answer: (isRight: boolean) => void };

/** The person wants to change it: nothing is sent, and the form stays as it is. */
export const takenBack: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'asked', title: '', fields: [{ field: 'asked', says: 'field.wrong' }], requestId: null },
};

/** Asks a person back, and waits for the answer: yes, it is so; or they change it. */
export const useQuestion = <About,>() => {
  const [asked, setAsked] = useState<Question<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isRight: boolean): void => {
        setAsked(null);
        resolve(isRight);
      };
      setAsked({ about, answer });
    });
  return { asked, ask };
};

type Props = {
  readonly asked: Pick<Question<unknown>, 'answer'> | null;
  readonly title: string;
  readonly questions: readonly string[];
  readonly change: string;
  readonly yes: string;
};

/** The question itself, over the page. */
export const QuestionDialog = ({ asked, title, questions, change, yes }: Props) => (
  <Dialog title={title} isOpen={asked !== null} onClose={() => asked?.answer(false)}>
    <div className="grid gap-4">
      {questions.map((question) => (
        <p key={question} className="flex gap-3 text-lg">
          <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
          {question}
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => asked?.answer(false)}>
          {change}
        </Button>
        <Button onClick={() => asked?.answer(true)}>{yes}</Button>
      </div>
    </div>
  </Dialog>
);
