import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trancheLimits, type Product, type Tranche } from '@shuka/domain/loans';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { percentText } from './product-draft.ts';

type Row = Tranche & { readonly key: number };

const empty = { name: '', condition: '', ppm: 0 };

/** The parts a product is paid out in; none, and it is paid out at once. */
export const TrancheFields = ({ before }: { readonly before: Product | null }) => {
  const { t } = useWords();
  const [rows, setRows] = useState<readonly Row[]>(() => (before?.tranches ?? []).map((one, key) => ({ ...one, key })));
  const [key, setKey] = useState<number>(trancheLimits.most);
  const wrong = useFormState().errors['tranches'];
  const add = (): void => {
    setRows([
      ...rows,
      ...Array.from({ length: rows.length === 0 ? 2 : 1 }, (_, more) => ({ ...empty, key: key + more })),
    ]);
    setKey(key + 2);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-lg font-bold">{t('lending.partsOfProduct')}</legend>
      <p>{t(rows.length === 0 ? 'lending.partsNone' : 'lending.partsHint')}</p>
      {rows.map((row, place) => (
        <PartFields
          key={row.key}
          place={place}
          row={row}
          onRemove={() => setRows(rows.length <= 2 ? [] : rows.filter((one) => one !== row))}
        />
      ))}
      {wrong !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {wrong}
        </p>
      )}
      {rows.length < trancheLimits.most && (
        <Button look="quiet" className="justify-self-start" onClick={add}>
          <Plus aria-hidden className="size-5" />
          {t('lending.addPart')}
        </Button>
      )}
    </fieldset>
  );
};

type RowProps = { readonly place: number; readonly row: Row; readonly onRemove: () => void };

const PartFields = ({ place, row, onRemove }: RowProps) => {
  const { t } = useWords();
  const name = (field: string): string => `tranches.${place}.${field}`;
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="px-1 font-bold">{t('loans.partNumber', { number: place + 1 })}</legend>
      <TextField name={name('name')} label={t('lending.partName')} defaultValue={row.name} maxLength={80} />
      <TextField
        name={name('ppm')}
        label={t('lending.partPercent')}
        defaultValue={row.ppm === 0 ? '' : percentText(row.ppm)}
      />
      <TextField
        name={name('condition')}
        label={t('lending.partCondition')}
        hint={t(place === 0 ? 'lending.partConditionFirst' : 'lending.partConditionHint')}
        defaultValue={row.condition}
        maxLength={300}
      />
      <Button look="bare" className="-mx-3 justify-self-start px-3" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
        {t('lending.removePart', { number: place + 1 })}
      </Button>
    </fieldset>
  );
};
