import type { Lot, NewLot } from '@shuka/domain/lots';
import { useWords } from '#kit/words.tsx';
import { AmountField, type TypedAmount } from './AmountField.tsx';
import { GradeField } from './GradeField.tsx';
import { PlaceField } from './PlaceField.tsx';

/** What the contract calls a field of a part. */
export const partField = (place: number, field: string): string => ['parts', place, field].join('.');

type Props = {
  readonly lot: Lot;
  readonly place: number;
  /** What stands in the fields at first. */
  readonly begins: Pick<NewLot, 'grade' | 'standsAt'>;
  readonly amount: TypedAmount;
  readonly known: readonly string[];
  readonly onChange: (amount: TypedAmount) => void;
};

/** One part that is taken out of a lot: how much, how it was sorted, where it goes. */
export const PartFields = ({ lot, place, begins, amount, known, onChange }: Props) => {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line p-3">
      <legend className="px-1 font-semibold">{t('lots.part', { number: place + 1 })}</legend>
      <AmountField
        name={partField(place, 'grams')}
        label={t('lots.howMuch')}
        counted={lot}
        left={null}
        value={amount}
        onChange={onChange}
      />
      <GradeField name={partField(place, 'grade')} begins={begins.grade} />
      <PlaceField name={partField(place, 'standsAt')} begins={begins.standsAt} known={known} />
    </fieldset>
  );
};
