import { PasswordField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** One's own password, with why it is asked where numbers of one's identity are given. */
export const IdentityPassword = () => {
  const { t } = useWords();
  return (
    <PasswordField
      name="password"
      label={t('accounts.password')}
      hint={t('identity.passwordHint')}
      autoComplete="current-password"
      required
    />
  );
};
