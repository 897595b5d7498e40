import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { recordPurchasePaid, type Purchase } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly purchase: Purchase; readonly onDone: () => void };

/** The seller writes down what was paid. */
export const PurchasePaidForm = ({ purchase: { id: purchaseId, agreement }, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const today = useToday();
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('listing.paid')}</h2>
      <Form
        contract={recordPurchasePaid}
        draftOf={({ amountKobo = '', paidOn = '', note = '' }) => ({
          id,
          purchaseId,
          amountKobo: parseNaira(amountKobo) ?? Number.NaN,
          paidOn,
          note,
        })}
        onDone={onDone}
      >
        <NairaField name="amountKobo" label={t('listing.paidAmount')} kobo={agreement?.clock.owedKobo ?? null} />
        <TextField name="paidOn" type="date" label={t('listing.paidOn')} defaultValue={today} />
        <TextField name="note" label={t('demand.note')} maxLength={300} />
        <SubmitButton sending={t('form.sending')}>{t('listing.paidNow')}</SubmitButton>
      </Form>
    </section>
  );
};
