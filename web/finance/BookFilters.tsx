import { ChevronDown } from 'lucide-react';
import type { Farm } from '@shuka/domain/farms';
import type { Season } from '@shuka/domain/seasons';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { Chosen } from './chosen.ts';
import { seasonText } from './finance-words.ts';
import { periods, type Period } from './periods.ts';

type Props = {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly farms: readonly Farm[];
  readonly seasons: readonly Season[];
};

const periodWords = {
  all: 'finance.periodAll',
  'this-month': 'finance.periodThisMonth',
  'last-month': 'finance.periodLastMonth',
  'this-year': 'finance.periodThisYear',
  'last-year': 'finance.periodLastYear',
  own: 'finance.periodOwn',
} as const;

const endWords = { from: 'finance.from', to: 'finance.to' } as const;

/** What of the book one wants to see: a season, a farm, a time. */
export const BookFilters = ({ chosen, onChange, farms, seasons }: Props) => {
  const words = useWords();
  const { t } = words;
  const ofFarm = seasons.filter(({ farmId }) => chosen.farmId === '' || farmId === chosen.farmId);
  return (
    <details className="no-print group rounded-2xl border border-line bg-paper px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-bold">
        {t('finance.show')}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4 sm:grid-cols-3">
        <SelectField
          name="showSeason"
          label={t('finance.season')}
          value={chosen.seasonId}
          onChange={({ target }) => onChange({ ...chosen, seasonId: target.value })}
        >
          <option value="">{t('finance.allSeasons')}</option>
          {ofFarm.map((season) => (
            <option key={season.id} value={season.id}>
              {seasonText(season, words)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="showFarm"
          label={t('finance.farm')}
          value={chosen.farmId}
          onChange={({ target }) => onChange({ ...chosen, farmId: target.value, seasonId: '' })}
        >
          <option value="">{t('finance.allFarms')}</option>
          {farms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PeriodFields chosen={chosen} onChange={onChange} />
      </div>
    </details>
  );
};

const PeriodFields = ({ chosen, onChange }: Pick<Props, 'chosen' | 'onChange'>) => {
  const { t } = useWords();
  return (
    <>
      <SelectField
        name="showPeriod"
        label={t('finance.period')}
        value={chosen.period}
        onChange={({ target }) => onChange({ ...chosen, period: target.value as Period })} // its options are all periods
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {t(periodWords[period])}
          </option>
        ))}
      </SelectField>
      {chosen.period === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            name={end}
            label={t(endWords[end])}
            value={chosen[end]}
            onChange={({ target }) => onChange({ ...chosen, [end]: target.value })}
          />
        ))}
    </>
  );
};
