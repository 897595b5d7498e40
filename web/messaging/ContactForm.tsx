import { useRef, useState } from 'react';
import { sendContactMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';

/** A message to the staff. Once it is taken, thanks stand where the form was, and a dialog says so too. */
export const ContactForm = () => {
  const { t } = useWords();
  const id = useRef(newId());
  const [isSent, setSent] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);

  if (isSent) {
    return (
      <>
        <Notice kind="done">{t('contact.thanks')}</Notice>
        <Dialog title={t('contact.sentTitle')} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)}>
          <p className="mb-4">{t('contact.sentText')}</p>
          <Button onClick={() => setDialogOpen(false)}>{t('form.close')}</Button>
        </Dialog>
      </>
    );
  }
  return (
    <Form
      contract={sendContactMessage}
      draftOf={({ name = '', email = '', message = '' }) => ({ id: id.current, name, email, message })}
      onDone={() => {
        setSent(true);
        setDialogOpen(true);
      }}
    >
      <TextField name="name" label={t('contact.name')} autoComplete="name" required />
      <EmailField />
      <TextArea name="message" label={t('contact.message')} maxLength={4000} required />
      <SubmitButton sending={t('form.sending')}>{t('contact.send')}</SubmitButton>
    </Form>
  );
};
