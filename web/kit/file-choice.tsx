import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { chooseLook } from './choose-look.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly accept?: string;
  /** What a field around it knows of it. */
  readonly attributes: Record<string, string | boolean | undefined>;
  /** The file, or null where somebody went back without one. */
  readonly onChosen: (file: File | null) => void;
};

/** Chooses a file and shows its name. In our words: the browser's own button speaks only the phone's language. */
export const FileChoice = ({ accept, attributes, onChosen }: Props) => {
  const { t } = useWords();
  const [fileName, setFileName] = useState('');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className={`${chooseLook} inline-flex px-5 has-aria-invalid:border-danger`}>
        <FileUp aria-hidden className="size-5" />
        {t('form.chooseFile')}
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0] ?? null;
            setFileName(file?.name ?? '');
            onChosen(file);
          }}
          {...attributes}
        />
      </label>
      <span className="min-w-0 font-normal wrap-anywhere" aria-live="polite">
        {fileName}
      </span>
    </span>
  );
};
