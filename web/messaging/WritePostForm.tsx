import { Send } from 'lucide-react';
import { useRef } from 'react';
import { mostMessageLetters, writePost } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Writes in a room. */
export const WritePostForm = ({ roomId, onWritten }: { readonly roomId: string; readonly onWritten: () => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  return (
    <Form contract={writePost} draftOf={({ text = '' }) => ({ id: id.current, roomId, text })} onDone={onWritten}>
      <TextArea name="text" label={t('room.text')} rows={2} maxLength={mostMessageLetters} />
      <SubmitButton sending={t('form.sending')}>
        <Send aria-hidden className="size-5 shrink-0" />
        {t('room.send')}
      </SubmitButton>
    </Form>
  );
};
