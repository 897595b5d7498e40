import { useState } from 'react';
import { addSignUpPhoto, confirmInvestor, registerInvestor } from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { EmailField, NameFields, PhoneField } from '#kit/person-fields.tsx';
import { useWords } from '#kit/words.tsx';
import { PendingCodeForm } from './CodeForm.tsx';

type Waiting = { readonly uniqueId: string; readonly email: string; readonly photoProblem: string | null };

/** Investor sign-up: who they are, then the code that proves the address. The account waits for an admin after that. */
export const InvestorSignUp = () => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (waiting === null) return <InvestorDetailsForm onDone={setWaiting} />;
  return (
    <div className="grid gap-4">
      {waiting.photoProblem !== null && <Notice kind="hint">{waiting.photoProblem}</Notice>}
      <PendingCodeForm
        contract={confirmInvestor}
        uniqueId={waiting.uniqueId}
        email={waiting.email}
        onResent={(uniqueId) => setWaiting({ ...waiting, uniqueId })}
        onDone={() => location.assign('/login?created=1')}
      />
    </div>
  );
};

const InvestorDetailsForm = ({ onDone }: { onDone: (waiting: Waiting) => void }) => {
  const { t } = useWords();
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isShrinking, setShrinking] = useState(false);

  const finish = async (uniqueId: string, email: string): Promise<void> => {
    const sent = photo === null ? null : await call(addSignUpPhoto, { uniqueId }, photo);
    onDone({ uniqueId, email, photoProblem: sent?.ok === false ? t('investor.photoFailed') : null });
  };

  return (
    <NewActForm
      contract={registerInvestor}
      draftOf={({ firstName = '', lastName = '', phoneNumber = '', email = '', password = '', about = '' }, id) => {
        return { id, firstName, lastName, phoneNumber, email, password, about };
      }}
      onDone={({ uniqueId }, { email }) => finish(uniqueId, email)}
    >
      <EmailField />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        hint={t('accounts.passwordHintStaff')}
        autoComplete="new-password"
        required
      />
      <NameFields />
      <PhoneField />
      <PhotoField
        label={t('investor.photo')}
        standIn="/pictures/role-investor.svg"
        onChosen={setPhoto}
        onBusy={setShrinking}
      />
      <TextArea name="about" label={t('accounts.about')} maxLength={600} required />
      <SubmitButton sending={t('form.sending')} isDisabled={isShrinking}>
        {t('investor.submit')}
      </SubmitButton>
    </NewActForm>
  );
};
