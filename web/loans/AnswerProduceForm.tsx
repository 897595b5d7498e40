import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { answerProduce, type ProduceAgreement } from '@shuka/domain/loans';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

const says = { agree: 'loans.produceAgree', decline: 'loans.produceDecline' } as const;

type Props = { readonly agreement: ProduceAgreement; readonly onDone: () => void };

/** A farmer agrees that produce settles their loan, or does not; either is asked for once more before it is sent. */
export const AnswerProduceForm = ({ agreement, onDone }: Props) => {
  const { t } = useWords();
  const [answer, setAnswer] = useState<keyof typeof says | null>(null);
  if (answer === null)
    return (
      <>
        <p>{t('loans.produceMeans')}</p>
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
  return (
    <Form
      contract={answerProduce}
      draftOf={() => ({ loanId: agreement.loanId, agreementId: agreement.id, answer })}
      onDone={onDone}
    >
      <p className="font-semibold">{t(answer === 'agree' ? 'loans.produceSureAgree' : 'loans.produceSureDecline')}</p>
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
