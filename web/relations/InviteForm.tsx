import { useState } from 'react';
import { hiredDuties, inviteStaff, type HiredDuty } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly companyId: string; readonly onDone: () => void };

/** Invites somebody by e-mail or SMS; each invitation is another, so the form begins anew after it. */
export const InviteForm = ({ companyId, onDone }: Props) => {
  const { t, say } = useWords();
  const [made, setMade] = useState({ id: newId(), sentTo: '' });
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('staff.invite')}</h2>
      {made.sentTo !== '' && <Notice kind="done">{t('staff.sentTo', { contact: made.sentTo })}</Notice>}
      <Form
        key={made.id}
        contract={inviteStaff}
        draftOf={({ contact = '', duty = '' }) => {
          return { id: made.id, companyId, contact, duty: duty as HiredDuty }; // the schema looks at it
        }}
        onDone={({ contact }) => {
          setMade({ id: newId(), sentTo: contact });
          onDone();
        }}
      >
        <TextField
          name="contact"
          label={t('staff.contact')}
          hint={t('staff.contactHint')}
          autoComplete="off"
          maxLength={254}
          required
        />
        <ChoiceField
          name="duty"
          label={t('staff.duty')}
          choices={hiredDuties.map((duty) => ({ value: duty, label: say(`staff.duty.${duty}`) }))}
        />
        <SubmitButton sending={t('form.sending')}>{t('staff.sendInvitation')}</SubmitButton>
      </Form>
    </section>
  );
};
