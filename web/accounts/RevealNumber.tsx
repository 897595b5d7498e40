import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { revealIdentity, revealPurposes, type RevealPurpose, type VaultKind } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** So long a whole number stands on the screen: whoever lays the phone down has not left it open. */
const shownMillis = 60_000;

/** Shows a whole number of one's own, for a named purpose, after the password; it goes by itself. */
export const RevealNumber = ({ kind }: { kind: VaultKind }) => {
  const { t, say } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [number, setNumber] = useState<string | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    const timer = setTimeout(() => setNumber(null), shownMillis);
    return () => clearTimeout(timer);
  }, [number]);
  if (number !== null)
    return (
      <div className="grid gap-2 rounded-xl border-2 border-ochre p-3">
        <output className="font-mono text-xl font-bold tracking-wide">{number}</output>
        <p>{t('identity.shown')}</p>
        <Button look="quiet" onClick={() => setNumber(null)}>
          {t('identity.hide')}
        </Button>
      </div>
    );
  return (
    <>
      <Button look="bare" className="justify-self-start" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        <Eye aria-hidden className="size-5" />
        {t('identity.reveal')}
      </Button>
      {isAsking && (
        <Form
          contract={revealIdentity}
          draftOf={({ purpose = '', password = '' }) => ({ kind, purpose: purpose as RevealPurpose, password })} // refused when it is none
          onDone={(revealed) => {
            setAsking(false);
            setNumber(revealed.number);
          }}
        >
          <SelectField name="purpose" label={t('identity.purpose')} required>
            <option value="">{t('farms.choose')}</option>
            {revealPurposes.map((purpose) => (
              <option key={purpose} value={purpose}>
                {say(`identity.purpose.${purpose}`)}
              </option>
            ))}
          </SelectField>
          <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" required />
          <p className="text-sm">{t('identity.revealText')}</p>
          <SubmitButton sending={t('form.sending')}>{t('identity.show')}</SubmitButton>
        </Form>
      )}
    </>
  );
};
