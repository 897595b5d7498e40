import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from './button.tsx';
import { shrinkPicture } from './picture.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly label: string;
  /** What is shown while nothing is chosen. */
  readonly standIn: string;
  readonly onChosen: (photo: Blob | null) => void;
};

/** Chooses a picture, or takes one, and shows it at once. It is shrunk here, on the phone, before anything is sent. */
export const PhotoField = ({ label, standIn, onChosen }: Props) => {
  const { t } = useWords();
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File | undefined): Promise<void> => {
    const photo = file === undefined ? null : await shrinkPicture(file);
    setProblem(file !== undefined && photo === null ? t('photo.unreadable') : null);
    setPreview(photo === null ? null : URL.createObjectURL(photo));
    onChosen(photo);
  };

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <img
        src={preview ?? standIn}
        alt={preview === null ? '' : t('photo.chosen')}
        width="480"
        height="320"
        className="aspect-[3/2] w-full max-w-xs rounded-xl object-cover"
      />
      <div className="flex items-center gap-2">
        <Camera aria-hidden className="size-6 shrink-0 text-leaf" />
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => void choose(target.files?.[0])}
          className="min-h-12 w-full min-w-0 text-base file:mr-3 file:min-h-12 file:rounded-xl file:border-2 file:border-leaf file:bg-paper file:px-4 file:font-semibold file:text-leaf"
        />
      </div>
      <p id={`${id}-problem`} className="font-medium text-danger">
        {problem}
      </p>
      {preview !== null && (
        <Button look="bare" onClick={() => void choose(undefined)}>
          {t('photo.remove')}
        </Button>
      )}
    </div>
  );
};
