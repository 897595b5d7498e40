import { Send } from 'lucide-react';
import { useState } from 'react';
import { askReferral } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { TickField } from './TickField.tsx';

/** Asks that a licensed insurer calls; the farmer says first that their name and number may go there. */
export const ReferralForm = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice kind="done">{t('insurance.referralDone')}</Notice>;
  return (
    <Form
      contract={askReferral}
      draftOf={({ note = '', hasAgreed }) => ({ id, keeperId, note, hasAgreed: (hasAgreed === 'on') as true })} // else refused
      onDone={() => setDone(true)}
    >
      <TextArea name="note" label={t('insurance.referralNote')} rows={2} maxLength={300} />
      <TickField name="hasAgreed" label={t('insurance.referralAgree')} />
      <SubmitButton sending={t('form.sending')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('insurance.referralSend')}
      </SubmitButton>
    </Form>
  );
};
