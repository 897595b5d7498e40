import { useState } from 'react';
import { Link } from 'wouter';
import { answerDispute, askVoid, isVoidAsked, payDelivery, settleVoid, type Delivery } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { momentOf } from '#kit/first-moment.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { gatePaths } from './gate-paths.ts';

type Props = { readonly delivery: Delivery; readonly isOwner: boolean };

const frame = 'grid gap-4 rounded-2xl border border-line bg-paper p-4';

/** What a mill's people may do with a delivery now. */
export const MillActs = ({ delivery, isOwner }: Props) => {
  const { person } = usePerson();
  const { void: asked, payment, replacedBy, dispute } = delivery;
  const mayPay = payment === null && !isVoidAsked(delivery) && replacedBy === null;
  const waits = asked !== null && asked.isAgreed === null;
  return (
    <>
      {mayPay && <PayForm delivery={delivery} />}
      {mayPay && <AskVoidForm delivery={delivery} />}
      {waits && asked.byId !== person.accountId && <SettleVoid delivery={delivery} />}
      {isVoidAsked(delivery) && replacedBy === null && <WeighAnew delivery={delivery} />}
      {isOwner && dispute !== null && dispute.closedAt === null && <AnswerForm delivery={delivery} />}
    </>
  );
};

const useId = (): string => useState(newId)[0];

const PayForm = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  const id = useId();
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{t('weigh.pay')}</h2>
      <Form
        contract={payDelivery}
        draftOf={({ toName = '' }) => ({
          id,
          companyId: delivery.companyId,
          deliveryId: delivery.id,
          way: 'cash' as const,
          toName,
          paidAt: momentOf(id),
        })}
        onDone={() => undefined}
      >
        <TextField name="toName" label={t('weigh.paidTo')} defaultValue={delivery.name} maxLength={80} />
        <SubmitButton sending={t('form.sending')}>{t('weigh.payCash')}</SubmitButton>
      </Form>
    </section>
  );
};

const AskVoidForm = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('weigh.askVoid')}
      </Button>
    );
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{t('weigh.askVoid')}</h2>
      <p>{t('weigh.askVoidText')}</p>
      <Form
        contract={askVoid}
        draftOf={({ reason = '' }) => ({ id, companyId: delivery.companyId, deliveryId: delivery.id, reason })}
        onDone={() => setOpen(false)}
      >
        <TextArea name="reason" label={t('weigh.reason')} maxLength={300} rows={3} />
        <SubmitButton sending={t('form.sending')} look="danger">
          {t('weigh.askVoid')}
        </SubmitButton>
      </Form>
    </section>
  );
};

const SettleVoid = ({ delivery }: { readonly delivery: Delivery }) => {
  const words = useWords();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (isAgreed: boolean): Promise<void> => {
    const { companyId, id: deliveryId } = delivery;
    const done = await submit(settleVoid, { id, companyId, deliveryId, isAgreed });
    setProblem(done.ok ? null : failureWords(done.failure, words));
  };
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{words.t('weigh.settleVoid')}</h2>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => void say(true)}>
          {words.t('weigh.agreeVoid')}
        </Button>
        <Button look="quiet" onClick={() => void say(false)}>
          {words.t('weigh.refuseVoid')}
        </Button>
      </div>
    </section>
  );
};

const WeighAnew = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  return (
    <Link
      to={`${gatePaths.gate}?replaces=${delivery.id}`}
      className="inline-flex min-h-12 items-center justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
    >
      {t('weigh.weighAnew')}
    </Link>
  );
};

const AnswerForm = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  const id = useId();
  return (
    <section className={frame}>
      <h2 className="text-lg font-bold">{t('weigh.answer')}</h2>
      <Form
        contract={answerDispute}
        draftOf={({ answer = '', done = '' }) => ({
          id,
          companyId: delivery.companyId,
          deliveryId: delivery.id,
          answer,
          done,
        })}
        onDone={() => undefined}
      >
        <TextArea name="answer" label={t('weigh.answerText')} maxLength={600} rows={3} />
        <TextArea name="done" label={t('weigh.done')} hint={t('weigh.doneHint')} maxLength={600} rows={3} />
        <SubmitButton sending={t('form.sending')}>{t('weigh.answer')}</SubmitButton>
      </Form>
    </section>
  );
};
