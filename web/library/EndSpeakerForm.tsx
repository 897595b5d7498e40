import { useState } from 'react';
import { endSpeaker, type Speaker } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DutyFields } from './DutyFields.tsx';

type EndProps = { readonly duty: Speaker; readonly onDone: () => void };

/** Takes the texts of a language from a speaker. */
export const EndSpeakerForm = ({ duty: { dutyId, name }, onDone }: EndProps) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={endSpeaker}
      draftOf={({ reason = '', password = '' }) => ({ id, dutyId, reason, password })}
      onDone={onDone}
    >
      <p>{t('phrases.endDutyText', { name })}</p>
      <DutyFields />
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('desk.endDuty')}
      </SubmitButton>
    </Form>
  );
};
