import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { isReckonable, lineFields, lineTotalKobo, parseQuantity, type CostLine } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { NumberField, useTyped } from './form-field.tsx';
import { lineWords } from './report-words.ts';

/** Price x quantity as typed, in kobo; null while one of them is none, or it is more than anyone can mean. */
export const typedTotalKobo = (price: string | undefined, quantity: string | undefined): number | null => {
  const [kobo, count] = [parseNaira(price ?? ''), parseQuantity(quantity ?? '')];
  const total = kobo === null || count === null ? null : lineTotalKobo(kobo, count);
  return total !== null && isReckonable(total) ? total : null;
};

type TotalProps = { readonly name: string; readonly totalKobo: number | null };

/** What a line comes to: read only, reckoned while typing. */
export const TotalOutput = ({ name, totalKobo }: TotalProps) => {
  const { t } = useWords();
  return (
    <p className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
      <span>{t('reports.total')}</span>
      <output name={name} className="text-lg font-bold tabular-nums">
        {totalKobo === null ? '–' : formatNaira(totalKobo)}
      </output>
    </p>
  );
};

/** One line of the cost form: price, quantity and the total nobody has to reckon. */
export const CostLineFields = ({ line }: { line: CostLine }) => {
  const { t } = useWords();
  const { fields } = useTyped();
  const { price, quantity, total } = lineFields[line];
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="px-1 text-lg font-bold">{t(lineWords[line])}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField name={price} label={t('reports.price')} />
        <NumberField name={quantity} label={t('reports.quantity')} />
      </div>
      <TotalOutput name={total} totalKobo={typedTotalKobo(fields[price], fields[quantity])} />
    </fieldset>
  );
};
