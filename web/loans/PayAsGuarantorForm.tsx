import { payAsGuarantor, type Guarantee, type GuaranteedLoan } from '@shuka/domain/loans';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { NewActForm } from '#kit/new-act-form.tsx';
import { PayForFields } from './PayButton.tsx';

type Props = { readonly guarantee: Guarantee; readonly loan: GuaranteedLoan; readonly onDone: () => void };

/** Pays what is late for the borrower, from one's own wallet. */
export const PayAsGuarantorForm = ({ guarantee, loan, onDone }: Props) => (
  <NewActForm
    contract={payAsGuarantor}
    draftOf={(fields, id) => ({
      id,
      guaranteeId: guarantee.id,
      loanId: loan.id,
      amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
    })}
    onDone={onDone}
  >
    <PayForFields name={guarantee.borrowerName} overdueKobo={loan.overdueKobo} />
  </NewActForm>
);
