import { CircleHelp } from 'lucide-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Question } from './use-question.ts';

export { takenBack, useQuestion, type Question } from './use-question.ts';

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
