import { Send } from 'lucide-react';
import { passOnLoan, type Loan } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly loan: Loan; readonly onChanged: (loan: Loan) => void };

/** Notes which licensed lender was told of a loan, as its farmer agreed. */
export const PassOnForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={passOnLoan}
      draftOf={(fields) => ({ loanId: loan.id, lender: fields['lender'] ?? '', words: fields['words'] ?? '' })}
      onDone={onChanged}
    >
      <h2 className="text-xl font-bold">{t('lending.passOnTitle')}</h2>
      <TextField name="lender" label={t('lending.lender')} maxLength={160} />
      <TextArea name="words" label={t('lending.passOnWords')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('lending.passOn')}
      </SubmitButton>
    </Form>
  );
};
