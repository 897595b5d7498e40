import { UserRound } from 'lucide-react';

type Props = { readonly face: string | null; readonly alt?: string; readonly className?: string };

/** What a base64 begins with tells the format: JPEG, else WebP. */
const typeOf = (face: string): string => (face.startsWith('/9j/') ? 'image/jpeg' : 'image/webp');

/** A person's face from what is kept of them; a sign where there is none. */
export const FacePicture = ({ face, alt = '', className = 'size-16' }: Props) =>
  face === null ? (
    <span className={`grid shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf ${className}`}>
      <UserRound aria-hidden className="size-3/5" />
    </span>
  ) : (
    <img
      src={`data:${typeOf(face)};base64,${face}`}
      alt={alt}
      className={`shrink-0 rounded-full object-cover ${className}`}
    />
  );
