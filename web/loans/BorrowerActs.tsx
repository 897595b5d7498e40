import { RotateCcw, Undo2 } from 'lucide-react';
import { askReview, isOwed, payLoan, standingOf, withdrawLoan, type Loan } from '@shuka/domain/loans';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { PayButton } from './PayButton.tsx';

type Props = { readonly loan: Loan; readonly onChanged: (loan: Loan) => void };

/** What its farmer, or for them their manager, can do with a loan. */
export const BorrowerActs = ({ isOwn, ...act }: Props & { readonly isOwn: boolean }) => {
  const { state, isReview } = act.loan;
  if (isOwed(act.loan)) return isOwn ? <PayForm {...act} /> : null;
  if (state === 'refused') return isOwn && !isReview ? <ReviewForm {...act} /> : null;
  return ['referral', 'asked', 'recommended', 'approved'].includes(state) ? <WithdrawForm {...act} /> : null;
};

const PayForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  const { payoffKobo } = standingOf(loan, useToday());
  return (
    <NewActForm
      key={loan.paidKobo}
      contract={payLoan}
      draftOf={(fields, id) => ({
        id,
        loanId: loan.id,
        amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
      })}
      onDone={onChanged}
    >
      <h2 className="text-xl font-bold">{t('loans.payTitle')}</h2>
      <NairaField
        name="amountKobo"
        label={t('loans.payAmount')}
        hint={t('loans.payHint', { amount: formatNaira(payoffKobo) })}
      />
      <PayButton />
    </NewActForm>
  );
};

const ReviewForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={askReview}
      draftOf={(fields) => ({ loanId: loan.id, words: fields['words'] ?? '' })}
      onDone={onChanged}
    >
      <h2 className="text-xl font-bold">{t('loans.reviewTitle')}</h2>
      <TextArea name="words" label={t('loans.reviewWords')} maxLength={500} />
      <SubmitButton sending={t('form.sending')}>
        <RotateCcw aria-hidden className="size-5 shrink-0" />
        {t('loans.review')}
      </SubmitButton>
    </Form>
  );
};

const WithdrawForm = ({ loan, onChanged }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={withdrawLoan} draftOf={() => ({ loanId: loan.id })} onDone={onChanged}>
      <SubmitButton look="danger" sending={t('form.sending')}>
        <Undo2 aria-hidden className="size-5 shrink-0" />
        {t('loans.withdraw')}
      </SubmitButton>
    </Form>
  );
};
