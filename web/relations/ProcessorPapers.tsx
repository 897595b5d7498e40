import { idDocumentKinds, type IdDocumentKind } from '@shuka/domain/accounts';
import type { ProcessorPicture } from '@shuka/domain/relations';
import { ChoiceField } from '#kit/choice-field.tsx';
import { useFormState } from '#kit/form.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

/** What the documents are called. */
export const documentWords = {
  'nin-slip': 'joining.ninSlip',
  'voters-card': 'joining.votersCard',
  'drivers-licence': 'joining.driversLicence',
  passport: 'joining.passport',
  'nysc-card': 'joining.nyscCard',
} as const satisfies Record<IdDocumentKind, WordId>;

type Props = { readonly onChosen: (picture: ProcessorPicture, photo: Blob | null) => void };

/** The certificate of the company, the document of its owner, and their picture. */
export const ProcessorPapers = ({ onChosen }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Picture
        name="certificate"
        label={t('company.certificate')}
        hint={t('company.certificateHint')}
        onChosen={onChosen}
      />
      <ChoiceField
        name="documentKind"
        label={t('joining.documentKind')}
        choices={idDocumentKinds.map((kind) => ({ value: kind, label: t(documentWords[kind]) }))}
      />
      <Picture name="document" label={t('joining.document')} hint={t('joining.documentHint')} onChosen={onChosen} />
      <Picture name="photo" label={t('joining.photo')} hint={t('joining.photoHint')} onChosen={onChosen} />
      <p className="text-ink-soft">{t('company.whoSees')}</p>
    </>
  );
};

type PictureProps = Props & {
  readonly name: ProcessorPicture;
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
