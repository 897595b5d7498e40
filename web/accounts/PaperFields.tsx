import { idDocumentKinds, type ApplicantPicture } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { PasswordField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useWords } from '#kit/words.tsx';
import { documentWords } from './document-words.ts';
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
      <Picture name="document" label={t('joining.document')} hint={t('joining.documentHint')} onChosen={onChosen} />
      <Picture name="photo" label={t('joining.photo')} hint={t('joining.photoHint')} onChosen={onChosen} />
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

type PictureProps = Pick<Props, 'onChosen'> & {
  readonly name: ApplicantPicture;
  readonly label: string;
  readonly hint: string;
};

const Picture = ({ name, label, hint, onChosen }: PictureProps) => {
  const error = useFormState().errors[name];
  return (
    <div className="grid gap-1">
      <PhotoField label={label} says="joining.choosePicture" onChosen={(photo) => onChosen(name, photo)} />
      <p className="text-sm text-ink-soft">{hint}</p>
      {error !== undefined && (
        <p tabIndex={-1} data-invalid className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
