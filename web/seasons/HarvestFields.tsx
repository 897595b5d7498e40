import { kilogramsOf, type Weight } from '@shuka/domain/seasons';
import { exactUnits, harvestUnits, type HarvestUnit } from '@shuka/domain/settings';
import { DayField } from '#kit/day-field.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { harvestDraftOf, type HarvestEntry } from './harvest-form.ts';
import { typedNumber } from './land.ts';
import { kilogramsText } from './season-words.ts';
import { WeightField } from './WeightField.tsx';

type Props = {
  readonly entry: HarvestEntry;
  readonly weights: readonly Weight[];
  readonly onChange: (entry: HarvestEntry) => void;
};

/** How much was harvested, in what, when, and what one of it weighs; the kilograms stand below as they come out. */
export const HarvestFields = ({ entry, weights, onChange }: Props) => {
  const { t, say } = useWords();
  const isUnit = (text: string): text is HarvestUnit => harvestUnits.some((unit) => unit === text);
  const changeUnit = (text: string): void => {
    if (isUnit(text)) onChange({ ...entry, unit: text, choice: 0 });
  };
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          name="quantity"
          inputMode="decimal"
          label={t('seasons.howMany')}
          value={entry.quantity}
          onChange={(event) => onChange({ ...entry, quantity: event.target.value })}
        />
        <SelectField
          name="unit"
          label={t('seasons.inWhat')}
          value={entry.unit}
          onChange={(event) => changeUnit(event.target.value)}
        >
          {harvestUnits.map((unit) => (
            <option key={unit} value={unit}>
              {say(`measures.unit.${unit}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {exactUnits[entry.unit] === undefined && <WeightField entry={entry} weights={weights} onChange={onChange} />}
      <Total entry={entry} weights={weights} />
      <DayField
        name="harvestedOn"
        label={t('seasons.harvestedOn')}
        value={entry.harvestedOn}
        onChange={(harvestedOn) => onChange({ ...entry, harvestedOn })}
      />
    </>
  );
};

const nowhere = { id: '', farmId: '', keeperId: '' };

const Total = ({ entry, weights }: Omit<Props, 'onChange'>) => {
  const { t } = useWords();
  const about = { id: '', season: nowhere, corrects: null, note: '' };
  const kilograms = kilogramsOf(harvestDraftOf(entry, weights, about));
  const isCounted = typedNumber(entry.quantity) !== null && !Number.isNaN(kilograms);
  return (
    <p aria-live="polite" className="min-h-8 text-xl font-bold">
      {isCounted && t('seasons.makes', { kilograms: kilogramsText(kilograms) })}
    </p>
  );
};
