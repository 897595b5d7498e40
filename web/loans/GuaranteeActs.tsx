import { Check, Undo2, X } from 'lucide-react';
import { answerGuarantee, type Guarantee, type GuaranteeAnswer } from '@shuka/domain/loans';
import { SubmitButton } from '#kit/button.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly guarantee: Guarantee; readonly onDone: () => void };

const said = (guaranteeId: string, answer: GuaranteeAnswer, understands = false) => ({
  guaranteeId,
  answer,
  understands,
});

/** What a guarantor can say until somebody decides on the loan. */
export const GuaranteeActs = (act: Props) => {
  const { state } = act.guarantee;
  if (state === 'asked') return <AnswerForm {...act} />;
  return state === 'agreed' ? <WithdrawForm {...act} /> : null;
};

/** A yes, once it was understood; or a no, which needs no reason. */
const AnswerForm = ({ guarantee: { id: guaranteeId }, onDone }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Form
        contract={answerGuarantee}
        draftOf={(fields) => said(guaranteeId, 'agree', fields['understands'] === 'yes')}
        onDone={onDone}
      >
        <Understood />
        <SubmitButton sending={t('form.sending')}>
          <Check aria-hidden className="size-5 shrink-0" />
          {t('loans.guaranteeAgree')}
        </SubmitButton>
      </Form>
      <Form contract={answerGuarantee} draftOf={() => said(guaranteeId, 'refuse')} onDone={onDone}>
        <SubmitButton look="danger" sending={t('form.sending')}>
          <X aria-hidden className="size-5 shrink-0" />
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
const WithdrawForm = ({ guarantee: { id: guaranteeId }, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={answerGuarantee} draftOf={() => said(guaranteeId, 'withdraw')} onDone={onDone}>
      <SubmitButton look="danger" sending={t('form.sending')}>
        <Undo2 aria-hidden className="size-5 shrink-0" />
        {t('loans.guaranteeWithdraw')}
      </SubmitButton>
    </Form>
  );
};
