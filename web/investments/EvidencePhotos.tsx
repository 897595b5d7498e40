import { useState } from 'react';
import type { Evidence } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Dialog } from '#kit/dialog.tsx';
import { useWords } from '#kit/words.tsx';
import { OfferPhoto } from './OfferPhoto.tsx';

type Props = { readonly offerId: string; readonly line: Evidence };

/** The photos of a piece of evidence, small; each opens as large as there is room. */
export const EvidencePhotos = ({ offerId, line: { photoIds, happenedOn } }: Props) => {
  const { t, language } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  if (photoIds.length === 0) return null;
  const alt = t('investments.photoTaken', { date: formatDate(happenedOn, language) });
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photoIds.map((photoId) => (
          <li key={photoId}>
            <button type="button" onClick={() => setOpened(photoId)} className="block w-full rounded-xl">
              <OfferPhoto offerId={offerId} photoId={photoId} part="thumb" alt={alt} className="aspect-square w-full" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog title={alt} isOpen={opened !== null} onClose={() => setOpened(null)}>
        {opened !== null && <OfferPhoto offerId={offerId} photoId={opened} part="full" alt={alt} className="w-full" />}
      </Dialog>
    </>
  );
};
