import { useRef } from 'react';
import { askForVisit } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

/** Asks for a visit: why, and on which day one would like it. */
export const AskVisitForm = ({ onSaved }: { onSaved: () => void }) => {
  const { t } = useWords();
  const id = useRef(newId());
  const today = useToday();
  return (
    <Form
      contract={askForVisit}
      draftOf={({ reason = '', wantedOn = '' }) => ({
        id: id.current,
        reason,
        wantedOn: wantedOn === '' ? null : wantedOn,
      })}
      check={({ wantedOn = '' }): Record<string, string> =>
        wantedOn !== '' && wantedOn < today ? { wantedOn: 'extension.wantedPast' } : {}
      }
      onDone={onSaved}
    >
      <TextArea
        name="reason"
        label={t('extension.reason')}
        hint={t('extension.reasonHint')}
        maxLength={500}
        rows={3}
        required
      />
      <TextField
        name="wantedOn"
        type="date"
        label={t('extension.wantedOn')}
        hint={t('extension.wantedHint')}
        min={today}
      />
      <SubmitButton sending={t('form.saving')}>{t('extension.askSend')}</SubmitButton>
    </Form>
  );
};
