import type { ProcessorPicture } from '@shuka/domain/relations';
import { IdPapers, PaperPicture } from '#accounts';
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
      <IdPapers onChosen={onChosen} />
      <p className="text-ink-soft">{t('company.whoSees')}</p>
    </>
  );
};
