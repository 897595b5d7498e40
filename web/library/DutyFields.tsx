import { PasswordField, TextArea } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Why somebody becomes or stops being an agronomist, and the admin's password again. */
export const DutyFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextArea name="reason" label={t('desk.reason')} rows={2} maxLength={500} required />
      <PasswordField name="password" label={t('desk.ownPassword')} autoComplete="current-password" required />
    </>
  );
};
