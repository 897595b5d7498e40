import { useState } from 'react';
import { postManagers } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FindManager } from '#relations';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ReasonFields } from './ReasonFields.tsx';

type Props = { readonly zoneId: string; readonly onDone: () => void };

/** Posts managers to a zone; they leave the one they were in, and keep their farmers. */
export const PostManagersForm = ({ zoneId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [managerIds, setChosen] = useState<readonly string[]>([]);
  return (
    <Form
      contract={postManagers}
      draftOf={({ reason = '' }) => ({ id, zoneId, managerIds: [...managerIds], reason })}
      onDone={onDone}
    >
      <p>{t('board.postText')}</p>
      <FindManager areMany chosen={managerIds} onChange={setChosen} />
      <ReasonFields />
      <SubmitButton sending={t('form.saving')} isDisabled={managerIds.length === 0}>
        {t('board.postNow', { count: managerIds.length })}
      </SubmitButton>
    </Form>
  );
};
