import type { TrancheProof } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePhotoUrl } from '#kit/photos.ts';
import { useWords } from '#kit/words.tsx';
import { useInspectionsOf, useVisitsOf } from './visits-of-farm.ts';

type Props = { readonly farmId: string; readonly proof: TrancheProof };

/** What a milestone's money was asked for with: the visit, the inspection, the photos. */
export const ProofView = ({ farmId, proof }: Props) => {
  const { t, say, language } = useWords();
  const visit = useVisitsOf(farmId).find(({ id }) => id === proof.visitId);
  const inspection = useInspectionsOf(farmId).find(({ id }) => id === proof.inspectionId);
  return (
    <div className="grid gap-2 rounded-xl bg-leaf-soft p-3">
      <p className="font-semibold">{t('offers.proof')}</p>
      <p>
        {visit === undefined
          ? t('offers.visitElsewhere')
          : t('offers.visitOf', { date: formatDate(visit.visitedOn, language), name: visit.managerName })}
      </p>
      {visit !== undefined && <p className="text-sm break-words whitespace-pre-line">{visit.advice}</p>}
      {proof.inspectionId !== null && (
        <p>
          {inspection === undefined
            ? t('offers.inspectionElsewhere')
            : t('offers.inspectionOf', {
                date: formatDate(inspection.inspectedOn, language),
                stage: say(`inspection.stage.${inspection.stage}`),
                outcome: say(`inspection.outcome.${inspection.outcome}`),
              })}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-2">
        {proof.photoIds.map((photoId, place) => (
          <li key={photoId}>
            <ProofPhoto photoId={photoId} says={t('offers.photoNumber', { number: place + 1 })} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A photo of the farm, small and square; a drawing while it is not here. */
export const ProofPhoto = ({ photoId, says }: { readonly photoId: string; readonly says: string }) => (
  <img
    src={usePhotoUrl(photoId, 'thumb') ?? '/pictures/farm-default.svg'}
    alt={says}
    className="aspect-square w-full rounded-xl object-cover"
  />
);
