import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { PhotoButton } from './photo-button.tsx';
import { PictureProblemText } from './picture-problem.tsx';
import { shrinkPicture, takenAtOf, type PictureProblem } from './picture.ts';
import { useWords, type WordId } from './words.tsx';

type Props = {
  readonly label: string;
  /** What is shown while nothing is chosen; nothing without. */
  readonly standIn?: string;
  readonly says?: WordId;
  readonly onChosen: (photo: Blob | null, takenAt: Date) => void;
  /** A picture is being made smaller: who saves now would save without it. */
  readonly onBusy?: (isBusy: boolean) => void;
};

/** Whether what asks is still on the page. */
const useIsHere = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

/** Chooses a picture, or takes one, and shows it at once. It is shrunk here, on the phone, before anything is sent. */
export const PhotoField = ({ label, standIn, says = 'photo.change', onChosen, onBusy }: Props) => {
  const { t } = useWords();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const picture = preview ?? standIn;
  const isHere = useIsHere();
  const [isShrinking, setShrinking] = useState(false);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const show = (photo: Blob | null, takenAt = new Date()): void => {
    setPreview(photo === null ? null : URL.createObjectURL(photo));
    onChosen(photo, takenAt);
  };
  const shrinking = (isBusy: boolean): void => {
    setShrinking(isBusy);
    onBusy?.(isBusy);
  };
  const choose = async (file: File): Promise<void> => {
    shrinking(true);
    const photo = await shrinkPicture(file);
    shrinking(false);
    if (!isHere.current) return; // nobody sees it any more, and nobody would know that it is sent
    setProblem(typeof photo === 'string' ? photo : null);
    if (typeof photo !== 'string') show(photo, takenAtOf(file));
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {picture !== undefined && (
        <img
          src={picture}
          alt={preview === null ? '' : t('photo.chosen')}
          width="480"
          height="320"
          className="aspect-[3/2] w-full max-w-xs rounded-xl object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <PhotoButton says={says} isBusy={isShrinking} onChosen={(file) => void choose(file)} />
        {preview !== null && (
          <Button look="bare" onClick={() => show(null)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <PictureProblemText problem={problem} />
    </fieldset>
  );
};
