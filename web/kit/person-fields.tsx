import { TextField } from './field.tsx';
import { useWords } from './words.tsx';

type EmailProps = {
  readonly autoComplete?: 'email' | 'username';
  readonly defaultValue?: string;
  readonly label?: string;
};

/** An e-mail address; `username` where it is the one to sign in with. */
export const EmailField = ({ autoComplete = 'email', ...rest }: EmailProps) => {
  const { t } = useWords();
  return (
    <TextField
      name="email"
      type="email"
      label={t('accounts.email')}
      autoComplete={autoComplete}
      inputMode="email"
      required
      {...rest}
    />
  );
};

/** A phone number as people here write it. */
export const PhoneField = ({ label }: { readonly label?: string }) => {
  const { t } = useWords();
  return (
    <TextField
      name="phoneNumber"
      type="tel"
      label={label ?? t('accounts.phone')}
      hint={t('accounts.phoneHint')}
      autoComplete="tel"
      inputMode="tel"
      required
    />
  );
};

export const NameFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextField name="firstName" label={t('accounts.firstName')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('accounts.lastName')} autoComplete="family-name" required />
    </>
  );
};
