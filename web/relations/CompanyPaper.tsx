import { showCompanyPaper, type processorPapers } from '@shuka/domain/relations';
import { PaperLook } from '#accounts';
import { fetchFile } from '#kit/fetch-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly accountId: string;
  readonly paper: (typeof processorPapers)[number];
  readonly kind: string;
};

/** The picture of a company's paper, once it is asked for. */
export const CompanyPaper = ({ accountId, paper, kind }: Props) => {
  const { t } = useWords();
  return (
    <PaperLook
      kind={kind}
      says={t('company.showPaper')}
      label={t('company.showPaperOf', { kind })}
      fetchPaper={() => fetchFile(showCompanyPaper, { accountId, paper }, 'document.webp')}
    />
  );
};
