import { payTranche, type Loan, type TrancheStanding } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { PayOutFields } from './PayOutFields.tsx';

type Props = {
  readonly loan: Loan;
  readonly part: TrancheStanding;
  readonly onChanged: (loan: Loan) => void;
};

/** Pays the next part; the password is asked again. */
export const PayTrancheForm = ({ loan, part, onChanged }: Props) => {
  const { t } = useWords();
  const { number, name, principalKobo, feeKobo } = part;
  return (
    <Form
      key={number}
      contract={payTranche}
      draftOf={(fields) => ({ loanId: loan.id, number, password: fields['password'] ?? '' })}
      onDone={onChanged}
    >
      <h3 className="text-lg font-bold break-words">{t('loans.payPart', { name })}</h3>
      <p>{t('loans.payPartText', { amount: formatNaira(principalKobo - feeKobo) })}</p>
      <PayOutFields />
    </Form>
  );
};
