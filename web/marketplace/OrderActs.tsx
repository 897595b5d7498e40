import { useRef } from 'react';
import {
  answerOrder,
  handOverOrder,
  mayDo,
  orderPayments,
  receiveOrder,
  sayOfOrder,
  settleOrder,
  withdrawOrder,
  type OrderEvent,
  type OrderPayment,
  type OrderWithStory,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form, useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { numberOf } from './input-words.ts';

type Props = { readonly order: OrderWithStory; readonly onDone: () => void };

/** What may be done with an order now, by whoever reads it. */
export const OrderActs = ({ order, side, onDone }: Props & { readonly side: OrderEvent['side'] }) => {
  const { state } = order;
  const part = { order, onDone };
  return (
    <div className="grid gap-6">
      {side === 'farmer' && mayDo('counted', state) && <CountForm {...part} />}
      {side === 'farmer' && mayDo('withdrawn', state) && <WithdrawForm {...part} />}
      {side === 'dealer' && mayDo('accepted', state) && <AnswerForms {...part} />}
      {side === 'dealer' && mayDo('handed-over', state) && <HandOverForm {...part} />}
      {side === 'admin' && mayDo('settled', state) && <SettleForm {...part} />}
      {mayDo('said', state) && <SayForm {...part} />}
    </div>
  );
};

const LinesError = () => {
  const error = useFormState().errors['lines'];
  return error === undefined ? null : <p className="font-medium text-danger">{error}</p>;
};

/** Item by item: what came of each good in all. */
const CountForm = ({ order, onDone }: Props) => {
  const { t } = useWords();
  const typed = (fields: Readonly<Record<string, string>>) =>
    order.lines.map(({ goodId }, place) => ({ goodId, packs: numberOf(fields[`lines.${place}.packs`]) }));
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-lg font-bold">{t('inputs.count')}</h2>
      <Form
        contract={receiveOrder}
        draftOf={(fields) => ({ orderId: order.id, lines: typed(fields), note: fields['note'] ?? '' })}
        onDone={onDone}
      >
        {order.lines.map(({ goodId, name, packs }, place) => (
          <TextField
            key={goodId}
            name={`lines.${place}.packs`}
            inputMode="numeric"
            maxLength={5}
            label={t('inputs.came', { name, count: packs })}
          />
        ))}
        <LinesError />
        <TextArea name="note" label={t('inputs.note')} maxLength={300} rows={2} />
        <SubmitButton sending={t('form.sending')}>{t('inputs.sendCount')}</SubmitButton>
      </Form>
    </section>
  );
};

const WithdrawForm = ({ order, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={withdrawOrder} draftOf={() => ({ orderId: order.id })} onDone={onDone}>
      <SubmitButton look="danger" sending={t('form.sending')}>
        {t('inputs.withdraw')}
      </SubmitButton>
    </Form>
  );
};

const AnswerForms = ({ order, onDone }: Props) => {
  const { t } = useWords();
  const orderId = order.id;
  return (
    <>
      <Form contract={answerOrder} draftOf={() => ({ orderId, isAccepted: true, reason: '' })} onDone={onDone}>
        <SubmitButton sending={t('form.sending')}>{t('inputs.accept')}</SubmitButton>
      </Form>
      <Form
        contract={answerOrder}
        draftOf={({ reason = '' }) => ({ orderId, isAccepted: false, reason })}
        onDone={onDone}
      >
        <TextArea name="reason" label={t('inputs.declineReason')} maxLength={300} rows={2} />
        <SubmitButton look="danger" sending={t('form.sending')}>
          {t('inputs.decline')}
        </SubmitButton>
      </Form>
    </>
  );
};

/** The first handing over, or the making good of what was missing. */
const HandOverForm = ({ order, onDone }: Props) => {
  const { t, say } = useWords();
  return (
    <Form
      contract={handOverOrder}
      draftOf={({ payment = '', note = '' }) => {
        return { orderId: order.id, payment: payment as OrderPayment, note }; // the schema looks at it
      }}
      onDone={onDone}
    >
      <ChoiceField
        name="payment"
        label={t('inputs.payment')}
        chosen={order.payment ?? undefined}
        choices={orderPayments.map((payment) => ({ value: payment, label: say(`inputs.pay.${payment}`) }))}
      />
      <TextArea name="note" label={t('inputs.note')} maxLength={300} rows={2} />
      <SubmitButton sending={t('form.sending')}>
        {order.state === 'short' ? t('inputs.makeGood') : t('inputs.handOver')}
      </SubmitButton>
    </Form>
  );
};

const SayForm = ({ order, onDone }: Props) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Form
      contract={sayOfOrder}
      draftOf={({ text = '' }) => ({ id: id.current, orderId: order.id, text })}
      onDone={onDone}
    >
      <TextArea name="text" label={t('inputs.say')} maxLength={600} rows={3} />
      <SubmitButton look="quiet" sending={t('form.sending')}>
        {t('inputs.sendWords')}
      </SubmitButton>
    </Form>
  );
};

const SettleForm = ({ order, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Form contract={settleOrder} draftOf={({ text = '' }) => ({ orderId: order.id, text })} onDone={onDone}>
      <TextArea name="text" label={t('inputs.settleText')} maxLength={600} rows={3} />
      <SubmitButton sending={t('form.sending')}>{t('inputs.settle')}</SubmitButton>
    </Form>
  );
};
