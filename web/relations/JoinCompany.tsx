import { useState } from 'react';
import { readMe } from '@shuka/domain/accounts';
import { checkInvitation, type InvitationSeen } from '@shuka/domain/relations';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import type { Found } from './found-invitation.ts';

const TakeUpInvitation = lazy(async () => (await import('./TakeUpInvitation.tsx')).TakeUpInvitation);

/** Somebody who was invited enters the code they were sent, sees who invites them to what, and takes it up. */
export const JoinCompany = () => {
  const { t } = useWords();
  const [found, setFound] = useState<Found | null>(null);
  if (found !== null)
    return (
      <Suspense fallback={<Loading />}>
        <TakeUpInvitation found={found} />
      </Suspense>
    );

  const look = async (seen: InvitationSeen, typed: Pick<Found, 'contact' | 'code'>): Promise<void> => {
    const me = await call(readMe, {});
    const signedInAs = me.ok ? `${me.value.firstName} ${me.value.lastName}` : null;
    setFound({ ...typed, seen, signedInAs });
  };
  return (
    <Form
      contract={checkInvitation}
      draftOf={({ contact = '', code = '' }) => ({ contact, code })}
      onDone={(seen, typed) => look(seen, typed)}
    >
      <TextField
        name="contact"
        label={t('staff.contact')}
        hint={t('staff.contactWhere')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        name="code"
        label={t('staff.code')}
        hint={t('staff.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={20}
        required
      />
      <SubmitButton sending={t('form.sending')}>{t('staff.openInvitation')}</SubmitButton>
    </Form>
  );
};
