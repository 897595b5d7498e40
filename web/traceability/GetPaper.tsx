import { FileText } from 'lucide-react';
import { GetFileButton, type FileAsked } from '#kit/get-file-button.tsx';
import { useWords } from '#kit/words.tsx';

/** Gets a paper of a trip that the server makes. */
export const GetPaper = (asked: FileAsked) => {
  const { t } = useWords();
  return (
    <GetFileButton
      look="quiet"
      className="justify-self-start"
      Icon={FileText}
      meanwhile={t('trips.making')}
      {...asked}
    />
  );
};
