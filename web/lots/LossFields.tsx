import { useState } from 'react';
import { goingReasons, lossReasons, type Going, type Lot } from '@shuka/domain/lots';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { AmountField, typedGrams, type TypedAmount } from './AmountField.tsx';
import { countOf } from './lot-words.ts';

/** Why produce is not there any more. */
export const ReasonField = ({ begins, reasons }: { readonly begins: string; readonly reasons: readonly string[] }) => {
  const { t, say } = useWords();
  return (
    <SelectField name="gone.reason" label={t('lots.why')} defaultValue={begins}>
      <option value="">{t('lots.choose')}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {say(`lots.reason.${reason}`)}
        </option>
      ))}
    </SelectField>
  );
};

export const useAmount = (lot: Pick<Lot, 'unit' | 'kilogramsPerUnit'>, beginGrams: number | null) =>
  useState<TypedAmount>(() => ({
    count: beginGrams === null ? '' : String(countOf(beginGrams, lot)),
    unit: lot.unit,
  }));

/** The reason as chosen; none is refused by the contract. */
export const reasonOf = (text: string | undefined): Going['reason'] =>
  goingReasons.find((reason) => reason === text) ?? ('' as Going['reason']); // no reason at all

/** What went, as typed; null where no amount was. */
export const goneOf = (
  amount: TypedAmount,
  reason: string | undefined,
  lot: Pick<Lot, 'unit' | 'kilogramsPerUnit'>,
): Going | null =>
  amount.count.trim() === ''
    ? null
    : { grams: typedGrams(amount, { counted: lot, left: null }), reason: reasonOf(reason) };

type Props = {
  readonly lot: Pick<Lot, 'unit' | 'kilogramsPerUnit'>;
  readonly value: TypedAmount;
  readonly begins: Going | null;
  readonly onChange: (amount: TypedAmount) => void;
};

/** What was lost while something else was done: nothing, most times. */
export const LossFields = ({ lot, value, begins, onChange }: Props) => {
  const { t } = useWords();
  return (
    <details open={begins !== null} className="rounded-xl border border-line p-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{t('lots.wasLost')}</summary>
      <div className="mt-3 grid gap-3">
        <AmountField
          name="gone.grams"
          label={t('lots.howMuchLost')}
          counted={lot}
          left={null}
          value={value}
          onChange={onChange}
        />
        <ReasonField begins={begins?.reason ?? ''} reasons={lossReasons} />
      </div>
    </details>
  );
};
