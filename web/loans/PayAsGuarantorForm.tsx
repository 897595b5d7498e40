import { useState } from 'react';
import { payAsGuarantor, type Guarantee, type GuaranteedLoan } from '@shuka/domain/loans';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Form } from '#kit/form.tsx';
import { PayForFields } from './PayButton.tsx';

type Props = { readonly guarantee: Guarantee; readonly loan: GuaranteedLoan; readonly onDone: () => void };

/** Pays what is late for the borrower, from one's own wallet. */
export const PayAsGuarantorForm = ({ guarantee, loan, onDone }: Props) => {
  const [id, setId] = useState(newId);
  return (
    <div onInput={() => setId(newId())}>
      <Form
        contract={payAsGuarantor}
        draftOf={(fields) => ({
          id,
          guaranteeId: guarantee.id,
          loanId: loan.id,
          amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
        })}
        onDone={onDone}
      >
        <PayForFields name={guarantee.borrowerName} overdueKobo={loan.overdueKobo} />
      </Form>
    </div>
  );
};
