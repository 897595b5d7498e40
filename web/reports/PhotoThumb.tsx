import { usePhotoUrl } from '#kit/photos.ts';

/** A photo of the farm, small and square; a drawing while it is not on this phone. */
export const PhotoThumb = ({ photoId, says }: { readonly photoId: string; readonly says: string }) => (
  <img
    src={usePhotoUrl(photoId, 'thumb') ?? '/pictures/farm-default.svg'}
    alt={says}
    className="aspect-square w-full rounded-xl object-cover"
  />
);
