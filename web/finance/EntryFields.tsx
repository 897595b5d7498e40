import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { categoriesOf, entryKinds, type EntryDetails, type EntryKind } from '@shuka/domain/finance';
import type { Farm } from '@shuka/domain/farms';
import type { Season } from '@shuka/domain/seasons';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { DayField } from '#kit/day-field.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { typedNaira } from './entry-form.ts';
import { categoryWords, kindWords, seasonText } from './finance-words.ts';

/** What the fields begin with; an amount nobody typed yet is null. */
export type EntryStart = Omit<EntryDetails, 'category' | 'amountKobo'> & {
  readonly category: EntryDetails['category'] | '';
  readonly amountKobo: number | null;
};

type Props = { readonly start: EntryStart; readonly farms: readonly Farm[]; readonly seasons: readonly Season[] };

/** The fields of an entry, for a new one and for a correction. */
export const EntryFields = ({ start, farms, seasons }: Props) => {
  const { t } = useWords();
  const [kind, setKind] = useState(start.kind);
  return (
    <>
      <KindField kind={kind} onChange={setKind} />
      <AmountField kobo={start.amountKobo} />
      <SelectField
        key={kind}
        name="category"
        label={t(kind === 'income' ? 'finance.whatFrom' : 'finance.whatFor')}
        defaultValue={kind === start.kind ? start.category : ''}
      >
        <option value="">{t('finance.choose')}</option>
        {categoriesOf[kind].map((category) => (
          <option key={category} value={category}>
            {t(categoryWords[category])}
          </option>
        ))}
      </SelectField>
      <EntryDay day={start.happenedOn} />
      <TextField
        name="description"
        label={t('finance.description')}
        hint={t('finance.descriptionHint')}
        defaultValue={start.description}
        maxLength={200}
      />
      <PlaceFields start={start} farms={farms} seasons={seasons} />
    </>
  );
};

const kindIcons = { income: ArrowDownToLine, expense: ArrowUpFromLine } as const;

const KindField = ({ kind, onChange }: { kind: EntryKind; onChange: (kind: EntryKind) => void }) => {
  const { t } = useWords();
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 font-semibold">{t('finance.kind')}</legend>
      {entryKinds.map((one) => {
        const Icon = kindIcons[one];
        return (
          <label
            key={one}
            className="flex min-h-14 cursor-pointer items-center gap-2 rounded-xl border-2 border-line-strong px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => onChange(one)}
              className="size-5 accent-leaf"
            />
            <Icon aria-hidden className="size-5 shrink-0" />
            {t(kindWords[one])}
          </label>
        );
      })}
    </fieldset>
  );
};

/** The amount as typed, and below it as it is understood: a zero too many shows. */
const AmountField = ({ kobo }: { kobo: number | null }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState(kobo === null ? '' : typedNaira(kobo));
  const read = parseNaira(typed);
  return (
    <TextField
      name="amountKobo"
      inputMode="decimal"
      label={t('finance.amountNaira')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      {...(read === null ? {} : { hint: <output className="text-lg font-bold text-ink">{formatNaira(read)}</output> })}
    />
  );
};

const EntryDay = ({ day: held }: { day: string }) => {
  const { t } = useWords();
  const [day, setDay] = useState(held);
  return <DayField name="happenedOn" label={t('finance.day')} value={day} onChange={setDay} />;
};

const PlaceFields = ({ start, farms, seasons }: Props) => {
  const words = useWords();
  const { t } = words;
  const [farmId, setFarmId] = useState(start.farmId ?? '');
  const ofFarm = seasons.filter((one) => one.farmId === farmId);
  return (
    <>
      <SelectField
        name="farmId"
        label={t('finance.farm')}
        value={farmId}
        onChange={({ target }) => setFarmId(target.value)}
      >
        <option value="">{t('finance.noFarm')}</option>
        {farms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={farmId}
        name="seasonId"
        label={t('finance.season')}
        defaultValue={farmId === start.farmId ? (start.seasonId ?? '') : ''}
      >
        <option value="">{t('finance.noSeason')}</option>
        {ofFarm.map((season) => (
          <option key={season.id} value={season.id}>
            {seasonText(season, words)}
          </option>
        ))}
      </SelectField>
    </>
  );
};
