import { PhotoButton } from './photo-button.tsx';
import type { usePhotoTaking } from './use-photo-taking.ts';
import type { WordId } from './words.tsx';

type Props = {
  readonly taking: ReturnType<typeof usePhotoTaking>;
  /** Whether one more is wanted. */
  readonly isRoom: boolean;
  readonly choose?: WordId;
};

/** Takes a photo or chooses one, while there is room for it; why the last one was not saved stands below. */
export const TakePhotos = ({ taking: { isSaving, problem, take }, isRoom, choose = 'farms.photoChoose' }: Props) => (
  <>
    {isRoom && (
      <div className="flex flex-wrap gap-3">
        <PhotoButton says="farms.photoTake" isCamera isBusy={isSaving} onChosen={(file) => void take(file)} />
        <PhotoButton says={choose} isBusy={isSaving} onChosen={(file) => void take(file)} />
      </div>
    )}
    {problem !== null && (
      <p role="alert" className="font-medium text-danger">
        {problem}
      </p>
    )}
  </>
);
