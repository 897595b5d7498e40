import { useState } from 'react';
import { appointAgronomist } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ChooseManager } from './ChooseManager.tsx';
import { DutyFields } from './DutyFields.tsx';

/** Makes an extension manager an agronomist. */
export const AppointAgronomistForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [managerId, setManager] = useState('');
  return (
    <Form
      contract={appointAgronomist}
      draftOf={({ reason = '', password = '' }) => ({ id, managerId, reason, password })}
      onDone={onDone}
    >
      <p>{t('desk.appointText')}</p>
      <ChooseManager chosen={managerId} onChange={setManager} />
      <DutyFields />
      <SubmitButton sending={t('form.saving')} isDisabled={managerId === ''}>
        {t('desk.appointNow')}
      </SubmitButton>
    </Form>
  );
};
