import { Download } from 'lucide-react';
import { GetFileButton, type FileAsked } from '#kit/get-file-button.tsx';
import { useWords } from '#kit/words.tsx';

/** Gets a file of codes, labels or plots that the server makes. */
export const DownloadButton = (asked: FileAsked) => {
  const { t } = useWords();
  return <GetFileButton look="main" Icon={Download} meanwhile={t('codes.printing')} {...asked} />;
};
