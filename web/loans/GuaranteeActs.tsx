import { useState } from 'react';
import {
  answerGuarantee,
  payAsGuarantor,
  type Guarantee,
  type GuaranteeAnswer,
  type GuaranteedLoan,
} from '@shuka/domain/loans';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly guarantee: Guarantee; readonly onDone: () => void };

const said = (guaranteeId: string, answer: GuaranteeAnswer, understands = false) => ({
  guaranteeId,
  answer,
  understands,
});

/** A yes, once it was understood; or a no, which needs no reason. */
export const AnswerGuaranteeForm = ({ guarantee: { id: guaranteeId }, onDone }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Form
        contract={answerGuarantee}
        draftOf={(fields) => said(guaranteeId, 'agree', fields['understands'] === 'yes')}
        onDone={onDone}
      >
        <Understood />
        <SubmitButton sending={t('form.sending')}>{t('loans.guaranteeAgree')}</SubmitButton>
      </Form>
      <Form contract={answerGuarantee} draftOf={() => said(guaranteeId, 'refuse')} onDone={onDone}>
        <SubmitButton look="danger" sending={t('form.sending')}>
          {t('loans.guaranteeRefuse')}
        </SubmitButton>
      </Form>
    </>
  );
};

const Understood = () => {
  const { t } = useWords();
  const error = useFormState().errors['understands'];
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="understands"
          value="yes"
          data-invalid={error !== undefined}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0">{t('loans.guaranteeUnderstand')}</span>
      </label>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
};

/** Takes a yes back, as long as nobody has decided on the loan. */
export const WithdrawGuaranteeForm = ({ guarantee: { id: guaranteeId }, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={answerGuarantee} draftOf={() => said(guaranteeId, 'withdraw')} onDone={onDone}>
      <SubmitButton look="danger" sending={t('form.sending')}>
        {t('loans.guaranteeWithdraw')}
      </SubmitButton>
    </Form>
  );
};

type PayProps = Props & { readonly loan: GuaranteedLoan };

/** Pays what is late for the borrower, from one's own wallet. */
export const PayAsGuarantorForm = ({ guarantee, loan, onDone }: PayProps) => {
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
        <SubmitButton sending={t('form.sending')}>{t('loans.pay')}</SubmitButton>
      </Form>
    </div>
  );
};
