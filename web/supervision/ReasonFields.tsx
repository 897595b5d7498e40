import { PasswordField, TextArea } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Why it is decided; with `asksPassword` the admin's password again, for what an open session is not enough for. */
export const ReasonFields = ({ asksPassword = false }: { readonly asksPassword?: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <TextArea name="reason" label={t('board.reason')} rows={2} maxLength={500} required />
      {asksPassword && (
        <PasswordField name="password" label={t('board.ownPassword')} autoComplete="current-password" required />
      )}
    </>
  );
};
