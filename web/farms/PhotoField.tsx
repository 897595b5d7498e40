import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';

/** Chooses a picture, or takes one, and shows it at once. It is shrunk here, on the phone, before anything is sent. */
export const PhotoField = ({ onChosen }: { onChosen: (photo: Blob | null) => void }) => {
  const { t } = useWords();
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File | undefined): Promise<void> => {
    const photo = file === undefined ? null : await shrinkPicture(file);
    setProblem(file !== undefined && photo === null ? t('farms.photoUnreadable') : null);
    setPreview(photo === null ? null : URL.createObjectURL(photo));
    onChosen(photo);
  };

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t('farms.photo')}
      </label>
      <img src={preview ?? '/pictures/farm-default.svg'} alt={preview === null ? '' : t('farms.photoChosen')} width="480" height="320" className="aspect-[3/2] w-full max-w-xs rounded-xl object-cover" />
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
          {t('farms.photoRemove')}
        </Button>
      )}
    </div>
  );
};
