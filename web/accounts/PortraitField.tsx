import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FacePicture } from '#kit/face-picture.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { PictureProblemText } from '#kit/picture-problem.tsx';
import type { PictureProblem } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';
import { useProfileTone } from './profile-tone.ts';
import { makePortrait } from './portrait.ts';

type Props = {
  readonly face: string | null;
  readonly onChosen: (photo: string | null) => void;
  /** A picture is being made smaller: who saves now would save without it. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
};

/** Chooses a picture of oneself, or takes one. It is made small here, before anything is kept or sent. */
export const PortraitField = ({ face, onChosen, isBusy, onBusy }: Props) => {
  const { t } = useWords();
  const { photoHint } = useProfileTone();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const choose = async (file: File): Promise<void> => {
    onBusy(true);
    const made = await makePortrait(file);
    onBusy(false);
    setProblem(typeof made === 'string' ? made : null);
    if (typeof made !== 'string') onChosen(made.photo);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t(photoHint)}</p>
      <FacePicture face={face} alt={t('profile.photoAlt')} className="size-40" />
      <div className="flex flex-wrap gap-2">
        <PhotoButton isCamera says="profile.takePhoto" isBusy={isBusy} onChosen={(file) => void choose(file)} />
        <PhotoButton isBusy={isBusy} onChosen={(file) => void choose(file)} />
        {face !== null && (
          <Button look="bare" disabled={isBusy} onClick={() => onChosen(null)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <PictureProblemText problem={problem} />
    </div>
  );
};
