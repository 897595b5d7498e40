import { Check } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  answerPurchase,
  cancelPurchase,
  mayPurchase,
  type Purchase,
  type PurchaseAct,
} from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CountPurchaseForm } from './CountPurchaseForm.tsx';
import { HandOverPurchaseForm } from './HandOverPurchaseForm.tsx';
import { PurchasePaidForm } from './PurchasePaidForm.tsx';

type Props = { readonly purchase: Purchase; readonly onDone: () => void };

/** What a side may do with an order now. */
export const PurchaseActs = ({ purchase, onDone }: Props) => {
  const may = (act: Exclude<PurchaseAct, 'placed'>) => mayPurchase(act, purchase.state, purchase.mySide);
  const owed = purchase.agreement?.clock.owedKobo ?? 0;
  const props = { purchase, onDone };
  return (
    <>
      {may('accepted') && <AcceptForm {...props} />}
      {may('handed-over') && <HandOverPurchaseForm {...props} />}
      {may('counted') && <CountPurchaseForm {...props} />}
      {may('paid') && owed > 0 && <PurchasePaidForm {...props} />}
      {may('refused') && <EndForm {...props} isRefusing />}
      {may('cancelled') && <EndForm {...props} isRefusing={false} />}
    </>
  );
};

const AcceptForm = ({ purchase: { id: purchaseId }, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('listing.accept')}</h2>
      <p>{t('listing.acceptSays')}</p>
      <Form
        contract={answerPurchase}
        draftOf={() => ({ id, purchaseId, isAccepted: true, reason: '' })}
        onDone={onDone}
      >
        <SubmitButton sending={t('form.sending')}>
          <Check aria-hidden className="size-5" />
          {t('listing.acceptNow')}
        </SubmitButton>
      </Form>
    </section>
  );
};

const EndForm = ({ purchase: { id: purchaseId }, onDone, isRefusing }: Props & { readonly isRefusing: boolean }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const says = t(isRefusing ? 'listing.refuse' : 'listing.cancel');
  const fields = (
    <>
      <TextField name="reason" label={t('demand.reason')} maxLength={300} required />
      <SubmitButton sending={t('form.sending')} look="danger">
        {says}
      </SubmitButton>
    </>
  );
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="min-h-8 cursor-pointer font-semibold">{says}</summary>
      <div className="mt-3">
        {isRefusing ? (
          <Form
            contract={answerPurchase}
            draftOf={({ reason = '' }) => ({ id, purchaseId, isAccepted: false, reason })}
            onDone={onDone}
          >
            {fields}
          </Form>
        ) : (
          <Form contract={cancelPurchase} draftOf={({ reason = '' }) => ({ id, purchaseId, reason })} onDone={onDone}>
            {fields}
          </Form>
        )}
      </div>
    </details>
  );
};
