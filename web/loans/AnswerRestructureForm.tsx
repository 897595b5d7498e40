import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { answerRestructure, type Restructure, type RestructureFigures, type Restructures } from '@shuka/domain/loans';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

const says = { agree: 'loans.planAgree', decline: 'loans.planDecline' } as const;

type Props = {
  readonly one: Restructure;
  readonly figures: RestructureFigures;
  readonly isOwn: boolean;
  readonly onDone: (all: Restructures) => void;
};

/** A farmer agrees to another plan, or not; a manager writes down how they said so. Asked for once more before it is sent. */
export const AnswerRestructureForm = ({ one, figures, isOwn, onDone }: Props) => {
  const { t } = useWords();
  const [answer, setAnswer] = useState<keyof typeof says | null>(null);
  if (answer === null)
    return (
      <>
        <p>{t(isOwn ? 'loans.planMeans' : 'loans.planAsk')}</p>
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
  const { loanId, id: restructureId } = one;
  return (
    <Form
      contract={answerRestructure}
      draftOf={(fields) => ({
        loanId,
        restructureId,
        answer,
        principalKobo: figures.principalKobo,
        words: fields['words'] ?? '',
      })}
      onDone={onDone}
    >
      <p className="font-semibold">{t(answer === 'agree' ? 'loans.planSureAgree' : 'loans.planSureDecline')}</p>
      {!isOwn && <TextArea name="words" label={t('loans.planHow')} maxLength={500} />}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setAnswer(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton sending={t('form.sending')}>
          {answer === 'agree' ? (
            <Check aria-hidden className="size-5 shrink-0" />
          ) : (
            <X aria-hidden className="size-5 shrink-0" />
          )}
          {t(says[answer])}
        </SubmitButton>
      </div>
    </Form>
  );
};
