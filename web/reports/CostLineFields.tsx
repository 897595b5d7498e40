import { CircleOff, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { isReckonable, lineFields, lineTotalKobo, parseQuantity, type CostLine } from '@shuka/domain/reports';
import { Button } from '#kit/button.tsx';
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

/** A line with nothing bought: both fields say 0 and fold away; what stood there before comes back with them. */
const useNone = (line: CostLine) => {
  const { fields, type } = useTyped();
  const { price, quantity } = lineFields[line];
  const [wasFolded, setFolded] = useState(fields[price] === '0' && fields[quantity] === '0');
  const before = useRef({ price: '', quantity: '' });
  const isFolded = wasFolded && fields[price] === '0' && fields[quantity] === '0';
  const fill = (texts: { readonly price: string; readonly quantity: string }): void => {
    type(price, texts.price);
    type(quantity, texts.quantity);
  };
  const turn = (): void => {
    if (isFolded) fill(before.current);
    else {
      before.current = { price: fields[price] ?? '', quantity: fields[quantity] ?? '' };
      fill({ price: '0', quantity: '0' });
    }
    setFolded(!isFolded);
  };
  return { isFolded, turn };
};

/** One line of the cost form: price, quantity and the total nobody has to reckon; or that nothing was bought. */
export const CostLineFields = ({ line }: { line: CostLine }) => {
  const { t } = useWords();
  const { fields } = useTyped();
  const { price, quantity, total } = lineFields[line];
  const { isFolded, turn } = useNone(line);
  const name = t(lineWords[line]);
  const none = t(line === 'labour' ? 'reports.hiredNone' : 'reports.boughtNone');
  const Icon = isFolded ? Pencil : CircleOff;
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="px-1 text-lg font-bold">{name}</legend>
      {isFolded ? (
        <p>{none}</p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField name={price} label={t('reports.price')} />
          <NumberField name={quantity} label={t('reports.quantity')} />
        </div>
      )}
      <TotalOutput name={total} totalKobo={typedTotalKobo(fields[price], fields[quantity])} />
      <Button
        look="bare"
        className="-mx-3 -my-1 justify-self-start px-3"
        aria-label={t('reports.ofLine', { what: isFolded ? t('reports.noneChange') : none, line: name })}
        onClick={turn}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {isFolded ? t('reports.noneChange') : none}
      </Button>
    </fieldset>
  );
};
