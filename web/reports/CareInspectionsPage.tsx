import { useMemo, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { farmRows } from '@shuka/domain/farms';
import { inspectionRows, inspectionTypes, outcomes, type Inspection } from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useKept, useRows, type Kept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { filterInspections, standingInCare, type InspectionFilter } from './care-inspections.ts';
import { outcomeLooks, stageWords } from './inspection-words.ts';
import { InspectionCard } from './InspectionCard.tsx';

const aWindow = 10;

/** All inspections of the farmers in care, as the phone has them: by stage, by outcome, and those a re-visit is due for. */
export const CareInspectionsPage = () => {
  const { t } = useWords();
  const loaded = useRows(inspectionRows);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('inspection.careTitle')}</h1>
      <LoadedPart loaded={loaded}>{(kept) => <InCare kept={kept} />}</LoadedPart>
    </section>
  );
};

const InCare = ({ kept }: { kept: readonly Kept<Inspection>[] }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { nameOf } = usePeople(farmerRows, person.accountId);
  const land = useKept(farmRows);
  const farmNames = useMemo(() => new Map(land.map(({ row }) => [row.id, row.name])), [land]);
  const [filter, setFilter] = useState<InspectionFilter>({ stage: 'all', outcome: 'all' });
  const standing = useMemo(() => standingInCare(kept, person.accountId), [kept, person.accountId]);
  const shown = useMemo(() => filterInspections(standing, filter), [standing, filter]);
  if (standing.length === 0) return <p>{t('inspection.none')}</p>;
  return (
    <>
      <Choices filter={filter} onChange={setFilter} />
      <output>{t('inspection.count', { count: shown.length })}</output>
      <h2 className="sr-only">{t('inspection.title')}</h2>
      <ShowMore key={`${filter.stage} ${filter.outcome}`} items={shown} step={aWindow}>
        {(window) => (
          <ul className="grid gap-3 empty:hidden">
            {window.map((one) => (
              <li key={one.kept.row.id}>
                <InspectionCard
                  shown={one}
                  hands="manager"
                  of={[nameOf(one.kept.row.keeperId), farmNames.get(one.kept.row.farmId) ?? '']
                    .filter((part) => part !== '')
                    .join(', ')}
                />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </>
  );
};

type ChoicesProps = { readonly filter: InspectionFilter; readonly onChange: (filter: InspectionFilter) => void };

const Choices = ({ filter, onChange }: ChoicesProps) => {
  const { t } = useWords();
  return (
    <>
      <ChoiceChips<InspectionFilter['outcome']>
        label={t('inspection.outcomeTitle')}
        chosen={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
        choices={[
          { value: 'all', says: t('inspection.filterAll') },
          { value: 'waits', says: t('inspection.filterWaits') },
          ...outcomes.map((outcome) => ({ value: outcome, says: t(outcomeLooks[outcome].says) })),
        ]}
      />
      <SelectField
        name="stage"
        label={t('inspection.stage')}
        value={filter.stage}
        onChange={({ target }) =>
          onChange({ ...filter, stage: inspectionTypes.find((stage) => stage === target.value) ?? 'all' })
        }
      >
        <option value="all">{t('inspection.filterAll')}</option>
        {inspectionTypes.map((stage) => (
          <option key={stage} value={stage}>
            {t(stageWords[stage])}
          </option>
        ))}
      </SelectField>
    </>
  );
};
