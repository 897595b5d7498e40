import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  confirmContactChange,
  profileRows,
  requestContactChange,
  type readInvestorProfile,
  type readProcessorProfile,
} from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { EmailField, PhoneField } from '#kit/person-fields.tsx';
import { useRow } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { profileHome } from './profile-homes.ts';
import { ProfileSubPage } from './ProfileSubPage.tsx';
import { usePerson } from './SessionProvider.tsx';

type Kind = 'email' | 'phone';

/** E-mail and phone number, which one signs in and is reached by: each changes once a code sent to the new one is entered. */
export const ChangeContactPage = () => {
  const { read } = profileHome(useLocation()[0]);
  return read === null ? <KeptContacts /> : <ReadContacts read={read} />;
};

type Held = { readonly email: string; readonly phone: string };

const KeptContacts = () => {
  const { person } = usePerson();
  const loaded = useRow(profileRows, person.accountId);
  return <Contacts kept={loaded.state === 'ready' ? (loaded.value?.row ?? null) : null} />;
};

/** Of investors and those who work at mills, whose profiles are on no phone. */
const ReadContacts = ({ read }: { readonly read: typeof readInvestorProfile | typeof readProcessorProfile }) => {
  const loaded = useLoad(read, {});
  return <Contacts kept={loaded.state === 'ready' ? loaded.value : null} />;
};

const Contacts = ({ kept }: { readonly kept: Held | null }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [held, setHeld] = useState<Held | null>(null);
  const email = held?.email ?? (kept === null || kept.email === '' ? person.email : kept.email);
  const phone = held?.phone ?? kept?.phone ?? '';
  return (
    <ProfileSubPage title={t('profile.contactTitle')}>
      <p>{t('profile.contactText')}</p>
      <Notice kind="hint">{t('profile.contactOnline')}</Notice>
      <Contact kind="email" now={email} onChanged={setHeld} />
      <Contact kind="phone" now={phone} onChanged={setHeld} />
    </ProfileSubPage>
  );
};

type ContactProps = {
  readonly kind: Kind;
  readonly now: string;
  readonly onChanged: (held: Held) => void;
};

const Contact = ({ kind, now, onChanged }: ContactProps) => {
  const { t } = useWords();
  const { reload } = usePerson();
  const [changeId, setChangeId] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const changed = (held: Held): void => {
    setChangeId(null);
    setDone(true);
    onChanged(held);
    reload();
  };
  return (
    <ProfileCard title={t(kind === 'email' ? 'accounts.email' : 'accounts.phone')}>
      {now !== '' && <p className="break-words text-lg font-semibold">{now}</p>}
      {isDone && <Notice kind="done">{t('profile.contactDone')}</Notice>}
      {changeId === null ? (
        <AskForCode
          kind={kind}
          onSent={(id) => {
            setDone(false);
            setChangeId(id);
          }}
        />
      ) : (
        <EnterCode changeId={changeId} onChanged={changed} />
      )}
    </ProfileCard>
  );
};

const AskForCode = ({ kind, onSent }: { kind: Kind; onSent: (changeId: string) => void }) => {
  const { t } = useWords();
  return (
    <Form
      contract={requestContactChange}
      draftOf={({ email = '', phoneNumber = '', password = '' }) =>
        kind === 'email' ? { kind, email, password } : { kind, phoneNumber, password }
      }
      onDone={({ changeId }) => onSent(changeId)}
    >
      {kind === 'email' ? <EmailField label={t('profile.newEmail')} /> : <PhoneField label={t('profile.newPhone')} />}
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
      <SubmitButton sending={t('form.sending')} look="quiet">
        {t('profile.sendCode')}
      </SubmitButton>
    </Form>
  );
};

type CodeProps = {
  readonly changeId: string;
  readonly onChanged: (held: Held) => void;
};

const EnterCode = ({ changeId, onChanged }: CodeProps) => {
  const { t } = useWords();
  return (
    <Form
      contract={confirmContactChange}
      draftOf={({ code = '' }) => ({ changeId, code })}
      onDone={(held) => onChanged(held)}
    >
      <Notice kind="hint">{t('profile.codeSent')}</Notice>
      <TextField
        name="code"
        label={t('profile.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <SubmitButton sending={t('form.sending')}>{t('profile.confirmCode')}</SubmitButton>
    </Form>
  );
};
