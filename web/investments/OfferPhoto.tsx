import { useState } from 'react';
import { readOfferPhoto } from '@shuka/domain/investments';
import { requestOf } from '#kit/api.ts';

type Props = {
  readonly offerId: string;
  readonly photoId: string | null;
  readonly part: 'thumb' | 'full';
  readonly alt: string;
  readonly className?: string;
};

/** A photo of an offer's farm, straight from the server; the picture of a maize farm where there is none, or it does not come. */
export const OfferPhoto = ({ offerId, photoId, part, alt, className = 'aspect-[3/2] w-full' }: Props) => {
  const [isMissing, setMissing] = useState(false);
  const isOwn = photoId !== null && !isMissing;
  const src = isOwn
    ? requestOf(readOfferPhoto, { offerId, photoId, part }, undefined).url
    : '/pictures/farm-default.svg';
  return (
    <img
      src={src}
      alt={isOwn ? alt : ''}
      width="480"
      height="320"
      loading="lazy"
      onError={() => setMissing(true)}
      className={`rounded-xl object-cover ${className}`}
    />
  );
};
