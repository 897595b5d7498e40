import { useState } from 'react';
import { acceptRequest, refuseRequest, type MillRequest } from '@shuka/domain/processing';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';

type Props = { readonly companyId: string; readonly request: MillRequest; readonly onDone: () => void };

/** Accepts a request with a day, or refuses it with a reason. */
export const AnswerRequest = ({ companyId, request: { id: requestId, wishedOn }, onDone }: Props) => {
  const { t } = useWords();
  const [act, setAct] = useState<'accept' | 'refuse' | null>(null);
  const cancel = (
    <Button look="bare" onClick={() => setAct(null)}>
      {t('form.cancel')}
    </Button>
  );
  if (act === 'accept')
    return (
      <Form
        contract={acceptRequest}
        draftOf={({ scheduledOn = '' }) => ({ companyId, requestId, scheduledOn })}
        onDone={onDone}
      >
        <DayOf name="scheduledOn" label={t('mill.scheduledOn')} begins={wishedOn} />
        <SubmitButton sending={t('form.sending')}>{t('mill.accept')}</SubmitButton>
        {cancel}
      </Form>
    );
  if (act === 'refuse')
    return (
      <Form contract={refuseRequest} draftOf={({ reason = '' }) => ({ companyId, requestId, reason })} onDone={onDone}>
        <TextArea name="reason" label={t('mill.why')} hint={t('mill.whyHint')} maxLength={300} required />
        <SubmitButton look="danger" sending={t('form.sending')}>
          {t('mill.refuse')}
        </SubmitButton>
        {cancel}
      </Form>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAct('accept')}>{t('mill.accept')}</Button>
      <Button look="danger" onClick={() => setAct('refuse')}>
        {t('mill.refuse')}
      </Button>
    </div>
  );
};
