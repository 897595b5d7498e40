import { Send } from 'lucide-react';
import { useState } from 'react';
import { submitText } from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly textId: string; readonly onDone: () => void };

/** Asks the other agronomists to review a draft. */
export const SubmitTextForm = ({ textId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form contract={submitText} draftOf={() => ({ id, textId })} onDone={onDone}>
      <SubmitButton sending={t('form.saving')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('desk.submit')}
      </SubmitButton>
    </Form>
  );
};
