import { usePhotoUrl } from '#kit/photos.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly name: string; readonly photoId: string | null; readonly part: 'thumb' | 'full' };

/** The farm's own picture, or the maize one while it has none, or none that is on this phone. */
export const FarmPicture = ({ photoId, ...rest }: Props) =>
  photoId === null ? <Shown url={null} name={rest.name} /> : <OwnPicture photoId={photoId} {...rest} />;

const OwnPicture = ({ name, photoId, part }: Props & { readonly photoId: string }) => (
  <Shown url={usePhotoUrl(photoId, part)} name={name} />
);

const Shown = ({ url, name }: { url: string | null; name: string }) => {
  const { t } = useWords();
  return (
    <img
      src={url ?? '/pictures/farm-default.svg'}
      alt={url === null ? '' : t('farms.photoOf', { name })}
      width="480"
      height="320"
      loading="lazy"
      className="aspect-[3/2] w-full rounded-xl object-cover"
    />
  );
};
