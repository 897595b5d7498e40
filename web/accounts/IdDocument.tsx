import { showIdDocument } from '@shuka/domain/accounts';
import { fetchFile } from '#kit/fetch-file.ts';
import { useWords } from '#kit/words.tsx';
import { PaperLook } from './PaperLook.tsx';

type Props = { readonly accountId: string; readonly kind: string };

/** The picture of an ID document, once it is asked for. */
export const IdDocument = ({ accountId, kind }: Props) => {
  const { t } = useWords();
  const fetchPaper = () => fetchFile(showIdDocument, { accountId }, 'document.webp');
  return <PaperLook kind={kind} says={t('people.showDocument')} fetchPaper={fetchPaper} />;
};
