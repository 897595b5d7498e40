import { Download } from 'lucide-react';
import { GetFileButton, type FileAsked } from '#kit/get-file-button.tsx';
import { useWords } from '#kit/words.tsx';

/** Gets a file that the server makes for a mill. */
export const FileButton = (asked: FileAsked) => {
  const { t } = useWords();
  return <GetFileButton look="quiet" Icon={Download} meanwhile={t('mill.fileComes')} {...asked} />;
};
