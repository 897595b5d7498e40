import { Send } from 'lucide-react';
import { managerVerdicts, recommendLoan, type Loan } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly loan: Loan; readonly onChanged: (loan: Loan) => void };

const says = { recommend: 'loans.recommend', 'advise-against': 'loans.adviseAgainst' } as const;

/** A manager's word on a loan; what is typed is kept on the phone until it is sent. */
export const RecommendLoanForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <FormDraft name={`loan word ${loan.id}`}>
      {(saved) => (
        <Form
          contract={recommendLoan}
          draftOf={(fields) => ({
            loanId: loan.id,
            verdict: fields['verdict'] as keyof typeof says, // the contract reads it again
            words: fields['words'] ?? '',
          })}
          onDone={async (told) => {
            await saved();
            onChanged(told);
          }}
        >
          <h2 className="text-xl font-bold">{t('loans.wordTitle')}</h2>
          <SelectField name="verdict" label={t('loans.verdict')} defaultValue="">
            <option value="">{t('loans.choose')}</option>
            {managerVerdicts.map((verdict) => (
              <option key={verdict} value={verdict}>
                {t(says[verdict])}
              </option>
            ))}
          </SelectField>
          <TextArea name="words" label={t('loans.wordReason')} maxLength={500} />
          <SubmitButton sending={t('form.sending')}>
            <Send aria-hidden className="size-5 shrink-0" />
            {t('loans.sendWord')}
          </SubmitButton>
        </Form>
      )}
    </FormDraft>
  );
};
