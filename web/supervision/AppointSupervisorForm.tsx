import { useState } from 'react';
import { appointSupervisor } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FindManager } from '#relations';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ReasonFields } from './ReasonFields.tsx';

type Props = { readonly zoneId: string; readonly onDone: () => void };

/** Makes someone the supervisor of a zone; the one before is no longer. */
export const AppointSupervisorForm = ({ zoneId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const supervisorId = chosen[0] ?? '';
  return (
    <Form
      contract={appointSupervisor}
      draftOf={({ reason = '', password = '' }) => ({ id, zoneId, supervisorId, reason, password })}
      onDone={onDone}
    >
      <p>{t('board.appointText')}</p>
      <FindManager chosen={chosen} onChange={setChosen} />
      <ReasonFields asksPassword />
      <SubmitButton sending={t('form.saving')} isDisabled={supervisorId === ''}>
        {t('board.appointNow')}
      </SubmitButton>
    </Form>
  );
};
