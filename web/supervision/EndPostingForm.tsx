import { useState } from 'react';
import { endPosting } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ReasonFields } from './ReasonFields.tsx';

type Props = { readonly zoneId: string; readonly managerId: string; readonly onDone: () => void };

/** Takes a manager out of a zone. */
export const EndPostingForm = ({ zoneId, managerId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form contract={endPosting} draftOf={({ reason = '' }) => ({ id, zoneId, managerId, reason })} onDone={onDone}>
      <p>{t('board.endPostingText')}</p>
      <ReasonFields />
      <SubmitButton look="danger" sending={t('form.saving')}>
        {t('board.endPostingNow')}
      </SubmitButton>
    </Form>
  );
};
