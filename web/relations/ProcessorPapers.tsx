import { idDocumentKinds } from '@shuka/domain/accounts';
import type { ProcessorPicture } from '@shuka/domain/relations';
import { documentWords, PaperPicture } from '#accounts';
import { ChoiceField } from '#kit/choice-field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly onChosen: (picture: ProcessorPicture, photo: Blob | null) => void };

/** The certificate of the company, the document of its owner, and their picture. */
export const ProcessorPapers = ({ onChosen }: Props) => {
  const { t } = useWords();
  return (
    <>
      <PaperPicture
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
      <PaperPicture
        name="document"
        label={t('joining.document')}
        hint={t('joining.documentHint')}
        onChosen={onChosen}
      />
      <PaperPicture name="photo" label={t('joining.photo')} hint={t('joining.photoHint')} onChosen={onChosen} />
      <p className="text-ink-soft">{t('company.whoSees')}</p>
    </>
  );
};
