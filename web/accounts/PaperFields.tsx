import { idDocumentKinds, type ApplicantPicture } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { PasswordField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { documentWords } from './document-words.ts';
import { PaperPicture } from './PaperPicture.tsx';
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
      <ChoiceField
        name="documentKind"
        label={t('joining.documentKind')}
        chosen={fields['documentKind']}
        choices={idDocumentKinds.map((kind) => ({ value: kind, label: t(documentWords[kind]) }))}
      />
      <PaperPicture
        name="document"
        label={t('joining.document')}
        hint={t('joining.documentHint')}
        onChosen={onChosen}
      />
      <PaperPicture name="photo" label={t('joining.photo')} hint={t('joining.photoHint')} onChosen={onChosen} />
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
