import { useState } from 'react';
import { addDays } from '@shuka/domain/kit/day.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { costOf, type ListingTerms } from '@shuka/domain/marketplace';
import type { HarvestUnit } from '@shuka/domain/settings';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { kilograms } from './demand-words.ts';
import { gramsPerUnit, type Counted } from './sale-words.ts';
import { pricePerKilogram, typedCount } from './typed-listing.ts';

type Props = {
  readonly counted: Counted;
  /** What is there at most, and what stands in the fields at first. */
  readonly begins: Partial<ListingTerms> & { readonly grams: number };
};

const shown = (kobo: number): string => formatNaira(kobo).replace('₦', '');

/** What a farmer says of produce for sale: amount and price in one unit, which is theirs or the kilogram. */
export const ListingFields = ({ counted, begins }: Props) => {
  const { t } = useWords();
  const today = useToday();
  const { fromDay = today, untilDay = addDays(today, 30), payWithinDays = 0, note } = begins;
  return (
    <>
      <AmountAndPrice counted={counted} begins={begins} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="fromDay" type="date" label={t('listing.fromDay')} defaultValue={fromDay} />
        <TextField name="untilDay" type="date" label={t('demand.untilDay')} defaultValue={untilDay} />
      </div>
      <TextField
        name="payWithinDays"
        inputMode="numeric"
        label={t('listing.payWithinDays')}
        hint={t('listing.payHint')}
        defaultValue={payWithinDays}
      />
      <TextArea
        name="note"
        label={t('demand.note')}
        hint={t('listing.noteHint')}
        rows={2}
        maxLength={300}
        defaultValue={note}
      />
    </>
  );
};

const AmountAndPrice = ({ counted, begins }: Props) => {
  const { t } = useWords();
  const [unit, setUnit] = useState<HarvestUnit>(counted.unit);
  const per = unit === counted.unit ? gramsPerUnit(counted) : 1000;
  const [count, setCount] = useState(String(Math.floor((begins.grams * 100) / per) / 100));
  const { koboPerKilogram } = begins;
  const [price, setPrice] = useState(koboPerKilogram === undefined ? '' : shown(costOf(per, koboPerKilogram)));
  const grams = typedCount(count, per);
  const kobo = pricePerKilogram(parseNaira(price), per);
  const isSaid = !Number.isNaN(grams) && !Number.isNaN(kobo);
  return (
    <>
      {counted.unit !== 'kilogram' && <UnitField own={counted.unit} unit={unit} onUnit={setUnit} />}
      <TextField
        name="grams"
        inputMode="decimal"
        label={t('listing.howMany')}
        value={count}
        onChange={({ target }) => setCount(target.value)}
      />
      <TextField
        name="koboPerKilogram"
        inputMode="decimal"
        label={t('listing.priceOfOne')}
        value={price}
        hint={t('demand.priceHint')}
        onChange={({ target }) => setPrice(target.value)}
      />
      <p aria-live="polite" className="rounded-2xl bg-leaf-soft p-4 text-lg font-bold">
        {isSaid &&
          t('listing.comesTo', {
            kilograms: kilograms(grams),
            price: formatNaira(kobo),
            total: formatNaira(costOf(grams, kobo)),
          })}
      </p>
    </>
  );
};

type UnitProps = {
  readonly own: HarvestUnit;
  readonly unit: HarvestUnit;
  readonly onUnit: (unit: HarvestUnit) => void;
};

const UnitField = ({ own, unit, onUnit }: UnitProps) => {
  const { t, say } = useWords();
  return (
    <SelectField
      name="unit"
      label={t('listing.countedIn')}
      value={unit}
      onChange={({ target }) => onUnit(target.value === 'kilogram' ? 'kilogram' : own)}
    >
      {[own, 'kilogram' as const].map((one) => (
        <option key={one} value={one}>
          {say(`measures.unit.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};
