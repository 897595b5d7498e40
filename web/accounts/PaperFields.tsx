import type { ApplicantPicture } from '@shuka/domain/accounts';
import { PasswordField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { IdPapers } from './IdPapers.tsx';
import type { Fields } from './profile-fields.ts';

type Props = {
  readonly fields: Fields;
  readonly onChosen: (picture: ApplicantPicture, photo: Blob | null) => void;
};

/** The last step: which document, the two pictures, and the password to sign in with. */
export const PaperFields = ({ fields, onChosen }: Props) => {
  const { t } = useWords();
  return (
    <>
      <IdPapers kind={fields['documentKind']} onChosen={onChosen} />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        hint={t('accounts.passwordHintStaff')}
        autoComplete="new-password"
      />
      <p className="text-ink-soft">{t('joining.whoSees')}</p>
    </>
  );
};
