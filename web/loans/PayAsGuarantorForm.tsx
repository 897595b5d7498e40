import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { payAsGuarantor, type Guarantee, type GuaranteedLoan } from '@shuka/domain/loans';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly guarantee: Guarantee; readonly loan: GuaranteedLoan; readonly onDone: () => void };

/** Pays what is late for the borrower, from one's own wallet. */
export const PayAsGuarantorForm = ({ guarantee, loan, onDone }: Props) => {
  const { t } = useWords();
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
        <NairaField
          name="amountKobo"
          label={t('loans.payFor', { name: guarantee.borrowerName })}
          hint={t('loans.payForHint', { amount: formatNaira(loan.overdueKobo) })}
        />
        <SubmitButton sending={t('form.sending')}>
          <Wallet aria-hidden className="size-5 shrink-0" />
          {t('loans.pay')}
        </SubmitButton>
      </Form>
    </div>
  );
};
