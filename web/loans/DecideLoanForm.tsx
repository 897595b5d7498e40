import { useState } from 'react';
import { decideLoan, type Loan } from '@shuka/domain/loans';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

const says = { approve: 'lending.approve', refuse: 'loans.refuse' } as const;

type Decision = keyof typeof says;

type Props = { readonly loan: Loan; readonly onChanged: (loan: Loan) => void };

/** Approves or refuses a loan; the password is asked again. */
export const DecideLoanForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (decision === null)
    return (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDecision('approve')}>{t(says.approve)}</Button>
        <Button look="danger" onClick={() => setDecision('refuse')}>
          {t(says.refuse)}
        </Button>
      </div>
    );
  return (
    <Form
      contract={decideLoan}
      draftOf={(fields) => ({
        loanId: loan.id,
        decision,
        words: fields['words'] ?? '',
        password: fields['password'] ?? '',
      })}
      onDone={onChanged}
    >
      <TextArea name="words" label={t('loans.decisionWords')} hint={t('loans.decisionHint')} maxLength={500} />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setDecision(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton look={decision === 'refuse' ? 'danger' : 'main'} sending={t('form.sending')}>
          {t(says[decision])}
        </SubmitButton>
      </div>
    </Form>
  );
};
