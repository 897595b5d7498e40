import { Plus } from 'lucide-react';
import { useState } from 'react';
import { mostObservations } from '@shuka/domain/extension';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { ObservationFields } from './ObservationFields.tsx';
import { countObservations, type Fields } from './visit-fields.ts';

type Row = { readonly key: number; readonly begins: number | null };

type Props = { readonly farmId: string; readonly begins: Fields };

/** What was seen on the land, one thing after another; none is as good as many. */
export const ObservationList = ({ farmId, begins }: Props) => {
  const { t } = useWords();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: countObservations(begins) }, (_, place) => ({ key: place, begins: place })),
  );
  const add = (): void => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, begins: null }]);
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-bold">{t('visit.observations')}</legend>
      {rows.map((row, place) => (
        <ObservationFields
          key={row.key}
          place={place}
          farmId={farmId}
          begins={begins}
          beginsPlace={row.begins}
          onRemove={() => setRows(rows.filter((one) => one !== row))}
        />
      ))}
      {rows.length < mostObservations && (
        <Button look="quiet" className="justify-self-start" onClick={add}>
          <Plus aria-hidden className="size-5 shrink-0" />
          {t('visit.observationAdd')}
        </Button>
      )}
    </fieldset>
  );
};
