import { Send } from 'lucide-react';
import { useState } from 'react';
import { writeNote, type NoteRow } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Form } from '#kit/form.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { CoachingNote } from './CoachingNote.tsx';

type Props = {
  readonly zoneId: string;
  readonly managerId: string;
  readonly notes: readonly NoteRow[];
  readonly onWritten: () => void;
};

const aWindow = 3;

/** What the supervisor wrote to a manager, and a form to write more. */
export const NotesPart = (props: Props) => {
  const { t } = useWords();
  const { managerId, notes, onWritten } = props;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.notesTitle')}</h2>
      <FormDraft name={`note ${managerId}`}>
        {(saved) => <WriteNote key={notes[0]?.id ?? ''} {...props} onWritten={() => void saved().then(onWritten)} />}
      </FormDraft>
      <ShowMore items={notes} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 empty:hidden">
            {shown.map((note) => (
              <li key={note.id}>
                <CoachingNote note={note} />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};

const WriteNote = ({ zoneId, managerId, onWritten }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <Form contract={writeNote} draftOf={({ text = '' }) => ({ id, zoneId, managerId, text })} onDone={onWritten}>
      <TextArea name="text" label={t('board.noteText')} hint={t('board.noteHint')} rows={3} maxLength={1000} required />
      <div>
        <SubmitButton sending={t('form.saving')}>
          <Send aria-hidden className="size-5" />
          {t('board.writeNote')}
        </SubmitButton>
      </div>
    </Form>
  );
};
