import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

type Answer = 'agree' | 'decline';

type Props<C extends Contract> = {
  readonly contract: C;
  readonly draftOf: (answer: Answer, fields: Readonly<Record<string, string>>) => DraftOf<C>;
  readonly onDone: (output: OutputOf<C>) => void;
  /** What a yes would mean. */
  readonly means: WordId;
  readonly says: Readonly<Record<Answer, WordId>>;
  /** What somebody is asked once more before their answer is sent. */
  readonly sure: Readonly<Record<Answer, WordId>>;
  /** Fields that are asked beside the answer. */
  readonly children?: ReactNode;
};

const signs = { agree: Check, decline: X } as const;

/** Yes or no to what the lender proposes; either is asked for once more before it is sent. */
export const AnswerForm = <C extends Contract>({
  contract,
  draftOf,
  onDone,
  means,
  says,
  sure,
  children,
}: Props<C>) => {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (answer === null)
    return (
      <>
        <p>{t(means)}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAnswer('agree')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t(says.agree)}
          </Button>
          <Button look="quiet" onClick={() => setAnswer('decline')}>
            <X aria-hidden className="size-5 shrink-0" />
            {t(says.decline)}
          </Button>
        </div>
      </>
    );
  const Sign = signs[answer];
  return (
    <Form contract={contract} draftOf={(fields) => draftOf(answer, fields)} onDone={onDone}>
      <p className="font-semibold">{t(sure[answer])}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setAnswer(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton sending={t('form.sending')}>
          <Sign aria-hidden className="size-5 shrink-0" />
          {t(says[answer])}
        </SubmitButton>
      </div>
    </Form>
  );
};
