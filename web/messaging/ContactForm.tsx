import { useState } from 'react';
import { contactKinds, sendContactMessage } from '@shuka/domain/messaging';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';

/** A message to the staff. Once it is taken, thanks stand where the form was, and a dialog says so too. */
export const ContactForm = () => {
  const { t, language } = useWords();
  const [told, setTold] = useState<{ reference: string; answerBy: string } | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);

  if (told !== null) {
    const values = { reference: told.reference, day: formatDate(told.answerBy, language) };
    return (
      <>
        <Notice kind="done">{t('contact.thanks')}</Notice>
        <p className="mt-3 font-semibold">{t('publicDesk.reference', values)}</p>
        <Dialog title={t('contact.sentTitle')} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)}>
          <p className="mb-4">{t('contact.sentText')}</p>
          <p className="mb-4 font-semibold">{t('publicDesk.reference', values)}</p>
          <Button onClick={() => setDialogOpen(false)}>{t('form.close')}</Button>
        </Dialog>
      </>
    );
  }
  return (
    <NewActForm
      contract={sendContactMessage}
      draftOf={({ name = '', email = '', message = '', kind }, id) => ({
        id,
        kind: contactKinds.find((one) => one === kind) ?? 'question',
        name,
        email,
        message,
      })}
      onDone={(answer) => {
        setTold(answer);
        setDialogOpen(true);
      }}
    >
      <TextField name="name" label={t('contact.name')} autoComplete="name" required />
      <EmailField />
      <SelectField name="kind" label={t('publicDesk.kind')}>
        <option value="question">{t('publicDesk.question')}</option>
        <option value="grievance">{t('publicDesk.grievance')}</option>
      </SelectField>
      <TextArea name="message" label={t('contact.message')} maxLength={4000} required />
      <SubmitButton sending={t('form.sending')}>{t('contact.send')}</SubmitButton>
    </NewActForm>
  );
};
