import { Check, ListFilter } from 'lucide-react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { countsOf, filterCount, noFilter, type CaseFilter, type FarmerInCare } from './caseload.ts';

type Props = {
  readonly farmers: readonly FarmerInCare[];
  readonly filter: CaseFilter;
  readonly onChange: (filter: CaseFilter) => void;
};

const dayChoices = [14, 30, 60] as const;
/** So many crops are seen at once; more are a list to choose from. */
const mostCrops = 12;

/** What the list is sifted by: days since the last visit, risk, crop and village. Closed until it is wanted. */
export const CaseFilters = memo(({ farmers, filter, onChange }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filter);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ListFilter aria-hidden className="size-5 shrink-0" />
          {count === 0 ? t('caseload.filters') : t('caseload.filtersOn', { count })}
        </Button>
        {count > 0 && (
          <Button look="bare" onClick={() => onChange(noFilter)}>
            {t('caseload.clear')}
          </Button>
        )}
      </div>
      {isOpen && <Filters farmers={farmers} filter={filter} onChange={onChange} />}
    </div>
  );
});

type PartProps = { readonly filter: CaseFilter; readonly change: (part: Partial<CaseFilter>) => void };

const Filters = ({ farmers, filter, onChange }: Props) => {
  const change = (part: Partial<CaseFilter>): void => onChange({ ...filter, ...part });
  return (
    <div className="grid gap-4 rounded-2xl border border-line bg-paper p-4">
      <CareChips filter={filter} change={change} />
      <LandChoices farmers={farmers} filter={filter} change={change} />
    </div>
  );
};

const CareChips = ({ filter, change }: PartProps) => {
  const { t } = useWords();
  return (
    <>
      <Chips title={t('caseload.byVisit')}>
        {dayChoices.map((days) => (
          <Chip
            key={days}
            isOn={filter.days === days}
            says={t('caseload.notVisited', { days })}
            onChange={(isOn) => change({ days: isOn ? days : null })}
          />
        ))}
      </Chips>
      <Chips title={t('caseload.byRisk')}>
        {(['high', 'medium'] as const).map((risk) => (
          <Chip
            key={risk}
            isOn={filter.risk === risk}
            says={t(risk === 'high' ? 'caseload.riskHigh' : 'caseload.riskMedium')}
            onChange={(isOn) => change({ risk: isOn ? risk : '' })}
          />
        ))}
      </Chips>
    </>
  );
};

const LandChoices = ({ farmers, filter, change }: PartProps & Pick<Props, 'farmers'>) => {
  const words = useWords();
  const { t } = words;
  const crops = useMemo(() => countsOf(farmers.flatMap((one) => one.crops)), [farmers]);
  const villages = useMemo(() => countsOf(farmers.map(({ village }) => village)), [farmers]);
  return (
    <>
      {crops.length <= mostCrops ? (
        <Chips title={t('caseload.byCrop')}>
          {crops.map(([crop, count]) => (
            <Chip
              key={crop}
              isOn={filter.crop === crop}
              says={t('caseload.valueCount', { value: cropName(crop, words), count })}
              onChange={(isOn) => change({ crop: isOn ? crop : '' })}
            />
          ))}
        </Chips>
      ) : (
        <Chosen
          name="crop"
          label={t('caseload.byCrop')}
          all={t('caseload.allCrops')}
          counts={crops}
          chosen={filter.crop}
          onChange={(crop) => change({ crop })}
        />
      )}
      <Chosen
        name="village"
        label={t('caseload.byVillage')}
        all={t('caseload.allVillages')}
        counts={villages}
        chosen={filter.village}
        onChange={(village) => change({ village })}
      />
    </>
  );
};

type ChosenProps = {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly counts: ReturnType<typeof countsOf>;
  readonly chosen: string;
  readonly onChange: (value: string) => void;
};

const Chosen = ({ name, label, all, counts, chosen, onChange }: ChosenProps) => {
  const { t } = useWords();
  return (
    <SelectField name={name} label={label} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {counts.map(([value, count]) => (
        <option key={value} value={value}>
          {t('caseload.valueCount', { value, count })}
        </option>
      ))}
    </SelectField>
  );
};

const Chips = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

type ChipProps = { readonly isOn: boolean; readonly says: string; readonly onChange: (isOn: boolean) => void };

const Chip = ({ isOn, says, onChange }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
    className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line-strong px-4 font-semibold aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
  >
    {isOn && <Check aria-hidden className="size-5 shrink-0 text-leaf" />}
    {says}
  </button>
);
