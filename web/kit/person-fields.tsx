import { TextField } from './field.tsx';
import { useWords } from './words.tsx';

type EmailProps = {
  readonly autoComplete?: 'email' | 'username';
  readonly defaultValue?: string | undefined;
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

type PhoneProps = { readonly label?: string; readonly defaultValue?: string | undefined };

/** A phone number as people here write it. */
export const PhoneField = ({ label, defaultValue }: PhoneProps) => {
  const { t } = useWords();
  return (
    <TextField
      name="phoneNumber"
      type="tel"
      label={label ?? t('accounts.phone')}
      hint={t('accounts.phoneHint')}
      autoComplete="tel"
      inputMode="tel"
      defaultValue={defaultValue}
      required
    />
  );
};

type Names = { readonly firstName?: string; readonly lastName?: string };

/** First and last name; `begun` is what was typed before. */
export const NameFields = ({ begun = {} }: { readonly begun?: Names }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="firstName"
        label={t('accounts.firstName')}
        autoComplete="given-name"
        defaultValue={begun.firstName}
        required
      />
      <TextField
        name="lastName"
        label={t('accounts.lastName')}
        autoComplete="family-name"
        defaultValue={begun.lastName}
        required
      />
    </>
  );
};
