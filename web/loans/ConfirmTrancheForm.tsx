import { Check } from 'lucide-react';
import { confirmTranche, type Loan, type TrancheStanding } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly loan: Loan;
  readonly part: TrancheStanding;
  readonly onChanged: (loan: Loan) => void;
};

/** Says that the condition of a part was seen to be met; what is typed is kept on the phone until it is sent. */
export const ConfirmTrancheForm = ({ loan, part: { number, name, condition }, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <FormDraft name={`loan part ${loan.id} ${number}`}>
      {(saved) => (
        <Form
          contract={confirmTranche}
          draftOf={(fields) => ({ loanId: loan.id, number, words: fields['words'] ?? '' })}
          onDone={async (told) => {
            await saved();
            onChanged(told);
          }}
        >
          <h3 className="text-lg font-bold break-words">{t('loans.confirmPart', { name })}</h3>
          <p className="break-words">{t('loans.partWhen', { condition })}</p>
          <TextArea name="words" label={t('loans.partWords')} maxLength={500} />
          <SubmitButton sending={t('form.sending')}>
            <Check aria-hidden className="size-5 shrink-0" />
            {t('loans.partIsMet')}
          </SubmitButton>
        </Form>
      )}
    </FormDraft>
  );
};
