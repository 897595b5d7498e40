import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { useWeighing } from './use-weighing.ts';

/** What the meters at the gate said, in per cent. */
export const QualityFields = ({ weighing }: { readonly weighing: ReturnType<typeof useWeighing> }) => {
  const { t } = useWords();
  const { typed, change } = weighing;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="moisture"
        label={t('weigh.moisture')}
        inputMode="decimal"
        value={typed.moisture}
        onChange={({ target }) => change('moisture', target.value)}
      />
      <TextField
        name="foreign"
        label={t('weigh.foreign')}
        inputMode="decimal"
        value={typed.foreign}
        onChange={({ target }) => change('foreign', target.value)}
      />
    </div>
  );
};
