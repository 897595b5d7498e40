import { useParams, useSearchParams } from 'wouter';
import { farmRows, plotRows } from '@shuka/domain/farms';
import { inspectionRows, type Inspection } from '@shuka/domain/reports';
import { useVisited } from '#extension';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept, useRows, type Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { InspectionView } from './InspectionView.tsx';

/** One inspection, whole: for the manager below the farmer's page, for the farmer below their farm. */
export const InspectionPage = () => (
  <LoadedPart loaded={useRows(inspectionRows)}>{(inspections) => <OneOf inspections={inspections} />}</LoadedPart>
);

const OneOf = ({ inspections }: { readonly inspections: readonly Kept<Inspection>[] }) => {
  const { t } = useWords();
  const { farmerId, inspectionId = '' } = useParams();
  const [search] = useSearchParams();
  const [farms, plots] = [rowsOf(useKept(farmRows)), rowsOf(useKept(plotRows))];
  const visited = useVisited(farmerId?.toLowerCase() ?? '');
  const kept = inspections.find(({ row }) => row.id === inspectionId.toLowerCase());
  const farm = farms.find(({ id }) => id === kept?.row.farmId);
  const isManager = farmerId !== undefined;
  const isErrand = visited.state === 'ready' && visited.value?.errand != null;
  const back = isErrand
    ? '/ExtensionManager/visits'
    : isManager
      ? `/extension-farmers/${farmerId.toLowerCase()}`
      : `/Farmer/farm/${farm?.id ?? ''}`;
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back}>
        {t(isErrand ? 'visit.title' : isManager ? 'inspection.toFarmer' : 'inspection.toFarm')}
      </BackLink>
      {search.has('saved') && kept !== undefined && <Notice kind="done">{t('inspection.saved')}</Notice>}
      {kept === undefined ? (
        <Notice kind="hint">{t('inspection.notHere')}</Notice>
      ) : (
        <InspectionView
          kept={kept}
          farmName={farm?.name ?? ''}
          plotName={kept.row.plotId === null ? null : (plots.find(({ id }) => id === kept.row.plotId)?.name ?? '')}
          all={rowsOf(inspections)}
          hands={isManager ? 'manager' : 'farmer'}
        />
      )}
    </section>
  );
};
