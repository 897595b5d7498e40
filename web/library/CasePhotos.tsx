import { useState } from 'react';
import { useWords } from '#kit/words.tsx';

type Props = { readonly caseId: string; readonly photoIds: readonly string[] };

const Photo = ({ caseId, photoId, place }: { caseId: string; photoId: string; place: number }) => {
  const { t } = useWords();
  const [isMissing, setMissing] = useState(false);
  const at = `/api/passed-cases/${caseId}/photos/${photoId}`;
  if (isMissing) return <p className="text-sm text-ink-soft">{t('desk.photoToCome', { number: place })}</p>;
  return (
    <a href={at} target="_blank" rel="noreferrer">
      <img
        src={at}
        alt={t('desk.casePhoto', { number: place })}
        loading="lazy"
        onError={() => setMissing(true)}
        className="aspect-square w-full rounded-xl object-cover"
      />
    </a>
  );
};

/** The photos of a case; each opens whole. One that has not come from its phone yet says so. */
export const CasePhotos = ({ caseId, photoIds }: Props) => (
  <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-4">
    {photoIds.map((photoId, place) => (
      <li key={photoId}>
        <Photo caseId={caseId} photoId={photoId} place={place + 1} />
      </li>
    ))}
  </ul>
);
