import { UserRound } from 'lucide-react';
import type { ExtensionWorker } from '@shuka/domain/accounts';
import { stateName } from '@shuka/domain/kit/state-names.ts';

type Props = { readonly face: string | null; readonly className: string };

/** What a base64 begins with tells the format: JPEG, else WebP. */
const typeOf = (face: string): string => (face.startsWith('/9j/') ? 'image/jpeg' : 'image/webp');

/** The face of an extension manager; a sign where they have no picture. */
export const WorkerFace = ({ face, className }: Props) =>
  face === null ? (
    <span className={`grid shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf ${className}`}>
      <UserRound aria-hidden className="size-3/5" />
    </span>
  ) : (
    <img
      src={`data:${typeOf(face)};base64,${face}`}
      alt=""
      className={`shrink-0 rounded-full object-cover ${className}`}
    />
  );

/** Where somebody works; '' while they did not say. */
export const placeOf = ({ lga, stateCode }: Pick<ExtensionWorker, 'lga' | 'stateCode'>): string =>
  [lga, stateCode === '' ? '' : stateName(stateCode)].filter((part) => part !== '').join(', ');
