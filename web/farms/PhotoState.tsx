import { CircleCheck, CloudUpload, Image } from 'lucide-react';
import type { Photo } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';

const marks = {
  none: { Icon: CloudUpload, says: 'farms.photoOnItsWay' },
  thumb: { Icon: Image, says: 'farms.photoThumbSent' },
  full: { Icon: CircleCheck, says: 'farms.photoSent' },
} as const;

/** How far a photo has come: its record first, then its small picture, then the whole one. */
export const PhotoState = ({ kept: { row, state } }: { kept: Kept<Photo> }) => {
  const { t } = useWords();
  if (state !== 'accepted') return <StateMark state={state} />;
  const { Icon, says } = marks[row.has.includes('full') ? 'full' : row.has.includes('thumb') ? 'thumb' : 'none'];
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(says)}
    </p>
  );
};
