import { useState } from 'react';
import { appointAgronomist } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FindManager } from '#relations';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DutyFields } from './DutyFields.tsx';

/** Makes an extension manager an agronomist. */
export const AppointAgronomistForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const managerId = chosen[0] ?? '';
  return (
    <Form
      contract={appointAgronomist}
      draftOf={({ reason = '', password = '' }) => ({ id, managerId, reason, password })}
      onDone={onDone}
    >
      <p>{t('desk.appointText')}</p>
      <FindManager chosen={chosen} onChange={setChosen} />
      <DutyFields />
      <SubmitButton sending={t('form.saving')} isDisabled={managerId === ''}>
        {t('desk.appointNow')}
      </SubmitButton>
    </Form>
  );
};
