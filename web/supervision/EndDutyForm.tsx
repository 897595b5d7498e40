import { useState } from 'react';
import { endDuty } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ReasonFields } from './ReasonFields.tsx';

type Props = { readonly zoneId: string; readonly onDone: () => void };

/** Ends the duty of whoever supervises a zone; nobody does then. */
export const EndDutyForm = ({ zoneId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={endDuty}
      draftOf={({ reason = '', password = '' }) => ({ id, zoneId, reason, password })}
      onDone={onDone}
    >
      <p>{t('board.endDutyText')}</p>
      <ReasonFields asksPassword />
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('board.endDutyNow')}
      </SubmitButton>
    </Form>
  );
};
