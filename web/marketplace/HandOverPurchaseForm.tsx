import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handOverPurchase, type Purchase } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { kilograms, typedGrams } from './demand-words.ts';

type Props = { readonly purchase: Purchase; readonly onDone: () => void };

/** The seller says what went, by the seller's scale. */
export const HandOverPurchaseForm = ({ purchase: { id: purchaseId, grams: ordered }, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('listing.handOver')}</h2>
      <Form
        contract={handOverPurchase}
        draftOf={({ grams, note = '' }) => ({ id, purchaseId, grams: typedGrams(grams), note })}
        onDone={onDone}
      >
        <TextField name="grams" inputMode="decimal" label={t('listing.handedKg')} defaultValue={kilograms(ordered)} />
        <TextField name="note" label={t('demand.note')} maxLength={300} />
        <SubmitButton sending={t('form.sending')}>{t('listing.handOverNow')}</SubmitButton>
      </Form>
    </section>
  );
};
