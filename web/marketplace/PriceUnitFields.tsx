import { useState } from 'react';
import { kiloKoboOf, type PriceDraft } from '@shuka/domain/marketplace';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { cropKey } from '@shuka/domain/seasons';
import { exactUnits, harvestUnits, measuresFor, type HarvestUnit, type Measure } from '@shuka/domain/settings';
import { SelectField, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { typedUnitGrams, unitOf } from './price-entry.ts';
import { kiloText } from './price-words.ts';

type Props = {
  readonly goods: string;
  readonly measures: readonly Measure[];
  readonly entered: Pick<PriceDraft, 'unit' | 'unitGrams' | 'amountKobo'> | null;
};

/** What the unit weighs as far as is known; '' where nobody said. */
const knownWeight = (measures: readonly Measure[], unit: HarvestUnit, goods: string): string =>
  String(measuresFor(measures, unit, cropKey(goods))[0]?.kilogramsPerUnit ?? '');

/** What is counted, what one of it weighs and costs, and what a kilogram comes to by that: a slip shows at once. */
export const PriceUnitFields = ({ goods, measures, entered }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const [unit, setUnit] = useState(() => unitOf(entered?.unit));
  const [typed, setTyped] = useState<string | null>(() => (entered === null ? null : String(entered.unitGrams / 1000)));
  const [amount, setAmount] = useState<number | null>(entered?.amountKobo ?? null);
  const weight = typed ?? knownWeight(measures, unit, goods);
  const grams = typedUnitGrams(weight, unit);
  const kilo = amount === null || !(grams > 0) ? 0 : kiloKoboOf(amount, grams);
  return (
    <div
      className="grid gap-4"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'amountKobo') setAmount(parseNaira(target.value));
      }}
    >
      <SelectField
        name="unit"
        label={t('prices.unit')}
        value={unit}
        onChange={({ target }) => {
          setUnit(unitOf(target.value));
          setTyped(null);
        }}
      >
        {harvestUnits.map((one) => (
          <option key={one} value={one}>
            {say(`measures.unit.${one}`)}
          </option>
        ))}
      </SelectField>
      {exactUnits[unit] === undefined && (
        <TextField
          name="unitGrams"
          inputMode="decimal"
          label={t('prices.weight')}
          hint={t('prices.weightHint')}
          value={weight}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <NairaField name="amountKobo" label={t('prices.amountOfOne')} kobo={entered?.amountKobo ?? null} />
      <output className="font-semibold">{kilo > 0 ? kiloText(kilo, words) : ''}</output>
    </div>
  );
};
