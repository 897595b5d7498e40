import { farmRows, photoRows } from '@shuka/domain/farms';
import { reportRows } from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { countsByFarm } from './farm-reports.ts';
import { FarmReportCard } from './FarmReportCard.tsx';
import { newestPhotos } from './newest-photos.ts';

/** Every farm of the farmer as a card, with how many reports it has. */
export const ReportsPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmRows);
  const reports = useRows(reportRows);
  const photos = useRows(photoRows);
  const counts = reports.state === 'ready' ? countsByFarm(reports.value) : new Map<string, number>();
  const pictures = photos.state === 'ready' ? newestPhotos(photos.value) : new Map<string, string>();
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('reports.listTitle')}</h1>
      <LoadedPart loaded={loaded}>
        {(all) => {
          const farms = all.filter(({ row }) => row.keeperId === person.accountId);
          return farms.length === 0 ? (
            <p>{t('reports.noFarms')}</p>
          ) : (
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {farms.map(({ row }, index) => (
                <FarmReportCard
                  key={row.id}
                  farm={row}
                  index={index}
                  count={counts.get(row.id) ?? 0}
                  photoId={pictures.get(row.id) ?? null}
                />
              ))}
            </div>
          );
        }}
      </LoadedPart>
    </section>
  );
};
