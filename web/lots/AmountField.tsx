import { exactUnits, type HarvestUnit } from '@shuka/domain/settings';
import type { NewLot } from '@shuka/domain/lots';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { gramsOf, kilogramsText } from './lot-words.ts';

/** An amount as a form holds it: in the lot's own unit or in kilograms. */
export type TypedAmount = { readonly count: string; readonly unit: HarvestUnit };

type Props = {
  /** The name of the field that the contract refuses. */
  readonly name: string;
  readonly label: string;
  readonly counted: Pick<NewLot, 'unit' | 'kilogramsPerUnit'>;
  readonly left: number | null;
  readonly value: TypedAmount;
  readonly onChange: (value: TypedAmount) => void;
};

const kilogram = { unit: 'kilogram', kilogramsPerUnit: 1 } as const;

/** What is typed, in whole grams; NaN for no number. */
export const typedGrams = ({ count, unit }: TypedAmount, { counted, left }: Pick<Props, 'counted' | 'left'>): number =>
  gramsOf(count, unit === counted.unit ? counted : kilogram, left);

/** How much: a number, and of what; what it comes to in kilograms stands below. */
export const AmountField = ({ name, label, counted, left, value, onChange }: Props) => {
  const { t, say } = useWords();
  const grams = typedGrams(value, { counted, left });
  const units: readonly HarvestUnit[] = counted.unit === 'kilogram' ? ['kilogram'] : [counted.unit, 'kilogram'];
  const changeUnit = (text: string): void => {
    const unit = units.find((one) => one === text);
    if (unit !== undefined) onChange({ ...value, unit });
  };
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          name={name}
          inputMode="decimal"
          label={label}
          value={value.count}
          onChange={(event) => onChange({ ...value, count: event.target.value })}
        />
        <SelectField
          name={`${name}.unit`}
          label={t('lots.ofWhat')}
          value={value.unit}
          onChange={(event) => changeUnit(event.target.value)}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {say(`measures.unit.${unit}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p aria-live="polite" className="min-h-8 text-lg font-bold">
        {!Number.isNaN(grams) &&
          exactUnits[value.unit] === undefined &&
          t('lots.makes', { kilograms: kilogramsText(grams) })}
      </p>
    </div>
  );
};
