import { idDocumentKinds, type ApplicantPicture } from '@shuka/domain/accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { useWords } from '#kit/words.tsx';
import { documentWords } from './document-words.ts';
import { PaperPicture } from './PaperPicture.tsx';

type Props = {
  readonly kind?: string | undefined;
  readonly onChosen: (picture: ApplicantPicture, photo: Blob | null) => void;
};

/** Which document somebody is known by, its picture, and theirs. */
export const IdPapers = ({ kind, onChosen }: Props) => {
  const { t } = useWords();
  return (
    <>
      <ChoiceField
        name="documentKind"
        label={t('joining.documentKind')}
        chosen={kind}
        choices={idDocumentKinds.map((one) => ({ value: one, label: t(documentWords[one]) }))}
      />
      <PaperPicture
        name="document"
        label={t('joining.document')}
        hint={t('joining.documentHint')}
        onChosen={onChosen}
      />
      <PaperPicture name="photo" label={t('joining.photo')} hint={t('joining.photoHint')} onChosen={onChosen} />
    </>
  );
};
