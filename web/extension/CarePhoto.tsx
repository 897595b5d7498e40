import { usePhotoUrl } from '#kit/photos.ts';
import { useWords, type WordId } from '#kit/words.tsx';

type Props = { readonly photoId: string; readonly says: WordId };

/** A photo beside what was told with it; nothing while it is not here. */
export const CarePhoto = ({ photoId, says }: Props) => {
  const { t } = useWords();
  const url = usePhotoUrl(photoId, 'full');
  if (url === null) return null;
  return <img src={url} alt={t(says)} width="480" height="320" className="max-h-80 w-full rounded-xl object-contain" />;
};
