import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { inspectionRows, type Inspection } from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { InspectionCard } from './InspectionCard.tsx';
import { pathOfInspecting } from './inspection-paths.ts';
import { inspectionsOf } from './inspections-of.ts';

const aWindow = 5;

type PanelProps = {
  readonly isWanted: (inspection: Inspection) => boolean;
  /** Where a manager may begin one; none for a farmer. */
  readonly farms: readonly Farm[];
  readonly hands: 'farmer' | 'manager';
};

const Panel = ({ isWanted, farms, hands }: PanelProps) => {
  const { t } = useWords();
  const kept = useKept(inspectionRows);
  const inspections = useMemo(() => inspectionsOf(kept, isWanted), [kept, isWanted]);
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <ClipboardCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('inspection.title')}
      </h2>
      {inspections.length === 0 && <p>{t('inspection.none')}</p>}
      <ShowMore items={inspections} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 empty:hidden">
            {shown.map((one) => (
              <li key={one.kept.row.id}>
                <InspectionCard shown={one} hands={hands} />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {farms.map(({ id, keeperId, name }) => (
          <Link
            key={id}
            to={pathOfInspecting(keeperId, { farmId: id })}
            aria-label={t('inspection.inspectFarm', { farm: name })}
            className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
          >
            <ClipboardCheck aria-hidden className="size-5 shrink-0" />
            {farms.length === 1 ? t('inspection.inspect') : t('inspection.inspectFarm', { farm: name })}
          </Link>
        ))}
      </div>
    </section>
  );
};

/** All inspections of a farmer in care, for their manager, who may make one. */
export const InspectionsOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const land = useKept(farmRows);
  const farms = useMemo(() => rowsOf(land).filter((farm) => farm.keeperId === keeperId), [land, keeperId]);
  const isWanted = useMemo(() => (inspection: Inspection) => inspection.keeperId === keeperId, [keeperId]);
  return <Panel isWanted={isWanted} farms={farms} hands="manager" />;
};

/** The inspections of one farm, for its keeper to read and for their manager. */
export const InspectionsPanel = ({ farm }: { readonly farm: Farm }) => {
  const { person } = usePerson();
  const isOwn = farm.keeperId === person.accountId;
  const isWanted = useMemo(() => (inspection: Inspection) => inspection.farmId === farm.id, [farm.id]);
  return <Panel isWanted={isWanted} farms={isOwn ? [] : [farm]} hands={isOwn ? 'farmer' : 'manager'} />;
};
