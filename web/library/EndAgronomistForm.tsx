import { useState } from 'react';
import { endAgronomist, type Agronomist } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DutyFields } from './DutyFields.tsx';

type Props = { readonly duty: Agronomist; readonly onDone: () => void };

/** Takes writing and reviewing from an agronomist. */
export const EndAgronomistForm = ({ duty: { agronomistId, name }, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={endAgronomist}
      draftOf={({ reason = '', password = '' }) => ({ id, agronomistId, reason, password })}
      onDone={onDone}
    >
      <p>{t('desk.endDutyText', { name })}</p>
      <DutyFields />
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('desk.endDuty')}
      </SubmitButton>
    </Form>
  );
};
