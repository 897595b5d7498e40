import { disburseLoan, type Loan } from '@shuka/domain/loans';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { PayOutFields } from './PayOutFields.tsx';

type Props = { readonly loan: Loan; readonly onChanged: (loan: Loan) => void };

/** Pays out what another officer approved; the password is asked again. */
export const DisburseForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={disburseLoan}
      draftOf={(fields) => ({ loanId: loan.id, password: fields['password'] ?? '' })}
      onDone={onChanged}
    >
      <h2 className="text-xl font-bold">{t('lending.disburseTitle')}</h2>
      <p>{t('lending.disburseText')}</p>
      <PayOutFields />
    </Form>
  );
};
