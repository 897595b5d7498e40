import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Where the six digits of an authenticator app are typed. */
export const AppCodeField = () => {
  const { t } = useWords();
  return (
    <TextField
      name="code"
      label={t('factor.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
    />
  );
};
