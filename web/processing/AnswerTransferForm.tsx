import { useState } from 'react';
import { answerTransfer, type StoredLot } from '@shuka/domain/processing';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly stored: StoredLot; readonly onDone: () => void };

/** Accepts a receipt that one’s company is offered, or declines it. */
export const AnswerTransferForm = ({ stored, onDone }: Props) => {
  const { t } = useWords();
  const [isAccepted, setAccepted] = useState<boolean | null>(null);
  const amount = formatNaira(stored.claim?.amountKobo ?? 0);
  if (isAccepted === null)
    return (
      <div className="grid gap-3">
        <p className="text-lg font-semibold">{t('storage.offeredFor', { name: stored.holderName, amount })}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAccepted(true)}>{t('storage.accept')}</Button>
          <Button look="danger" onClick={() => setAccepted(false)}>
            {t('storage.decline')}
          </Button>
        </div>
      </div>
    );
  return (
    <Form
      contract={answerTransfer}
      draftOf={({ password = '' }) => ({ receiptId: stored.id, isAccepted, password })}
      onDone={onDone}
    >
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton look={isAccepted ? 'main' : 'danger'} sending={t('form.sending')}>
        {t(isAccepted ? 'storage.accept' : 'storage.decline')}
      </SubmitButton>
      <Button look="bare" onClick={() => setAccepted(null)}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
