import { useState } from 'react';
import { disputeDelivery, sayPaid, type Delivery, type PayWord } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

const frame = 'grid gap-4 rounded-2xl border border-line bg-paper p-4';

/** What was said comes back with the next sync. */
const look = (): void => void engine.get()?.sync();

/** What a farmer, or the manager who looks after them, may say of a delivery. */
export const FarmerWords = ({ delivery }: { readonly delivery: Delivery }) => {
  const { person } = usePerson();
  const { dispute, payment, keeperId } = delivery;
  const mayDispute = dispute === null || dispute.closedAt !== null;
  return (
    <>
      {payment !== null && payment.farmerSays === null && keeperId === person.accountId && (
        <SayPaid delivery={delivery} />
      )}
      {mayDispute && <DisputeForm delivery={delivery} />}
    </>
  );
};

const SayPaid = ({ delivery }: { readonly delivery: Delivery }) => {
  const words = useWords();
  const [id] = useState(newId);
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (says: PayWord): Promise<void> => {
    const done = await call(sayPaid, { id, deliveryId: delivery.id, says });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    if (done.ok) look();
  };
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{words.t('weigh.didItCome')}</h2>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void say('received')}>{words.t('weigh.itCame')}</Button>
        <Button look="danger" onClick={() => void say('not-received')}>
          {words.t('weigh.itDidNot')}
        </Button>
      </div>
    </section>
  );
};

const DisputeForm = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  if (step === 'sent') return <Notice kind="done">{t('weigh.disputeSent')}</Notice>;
  if (step === 'closed')
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setStep('open')}>
        {t('weigh.dispute')}
      </Button>
    );
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{t('weigh.dispute')}</h2>
      <Form
        contract={disputeDelivery}
        draftOf={({ reason = '' }) => ({ id, deliveryId: delivery.id, reason })}
        onDone={() => {
          setStep('sent');
          look();
        }}
      >
        <TextArea name="reason" label={t('weigh.disputeWhat')} maxLength={600} rows={4} />
        <SubmitButton sending={t('form.sending')}>{t('weigh.disputeSend')}</SubmitButton>
      </Form>
    </section>
  );
};
