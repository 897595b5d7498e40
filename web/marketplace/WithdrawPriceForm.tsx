import { withdrawPrice } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly priceId: string; readonly onDone: () => void; readonly onCancel: () => void };

/** Says that a price is wrong, and why; it stays on record and counts no more. */
export const WithdrawPriceForm = ({ priceId, onDone, onCancel }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={withdrawPrice} draftOf={({ reason = '' }) => ({ priceId, reason })} onDone={onDone}>
      <TextArea name="reason" label={t('prices.reason')} rows={2} maxLength={300} required />
      <FormEnd onCancel={onCancel}>
        <SubmitButton sending={t('form.saving')}>{t('prices.withdraw')}</SubmitButton>
      </FormEnd>
    </Form>
  );
};
