import { cropName } from '#kit/crop-name.ts';
import { useFormState } from '#kit/form.tsx';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import type { FittingLot } from '@shuka/domain/marketplace';
import { kilograms, reasonsOf, weight } from './demand-words.ts';

/** By lot, the kilograms typed for it; a lot that is not chosen is not in it. */
export type Chosen = Readonly<Record<string, string>>;

type Props = {
  readonly lots: readonly FittingLot[];
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
};

const without = (chosen: Chosen, lotId: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== lotId));

/** The lots that fit, the best first, each with why; how much of each. */
export const LotChoice = ({ lots, chosen, onChosen }: Props) => {
  const { t } = useWords();
  const { errors } = useFormState();
  const wrong = Object.entries(errors).find(([field]) => field === 'lots' || field.startsWith('lots.'))?.[1];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('demand.whichLots')}</legend>
      {lots.map((lot) => (
        <OneLot
          key={lot.lotId}
          lot={lot}
          typed={chosen[lot.lotId]}
          onTyped={(typed) =>
            onChosen(typed === undefined ? without(chosen, lot.lotId) : { ...chosen, [lot.lotId]: typed })
          }
        />
      ))}
      {wrong !== undefined && (
        <p data-invalid="true" className="font-medium text-danger">
          {wrong}
        </p>
      )}
    </fieldset>
  );
};

type OneProps = {
  readonly lot: FittingLot;
  readonly typed: string | undefined;
  readonly onTyped: (typed: string | undefined) => void;
};

const OneLot = ({ lot, typed, onTyped }: OneProps) => {
  const words = useWords();
  const { t } = words;
  const name = t('demand.lotOf', {
    name: lot.keeperName,
    weight: weight(lot.freeGrams, words),
    crop: cropName(lot.crop, words),
  });
  return (
    <div className="grid gap-2 rounded-2xl border-2 border-line-strong p-3 has-checked:border-leaf has-checked:bg-leaf-soft">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={typed !== undefined}
          onChange={({ target }) => onTyped(target.checked ? kilograms(lot.freeGrams) : undefined)}
          className="size-6 shrink-0 accent-leaf"
        />
        {name}
      </label>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
        {reasonsOf(lot, words).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {typed !== undefined && (
        <TextField
          name={`kilograms-${lot.lotId}`}
          inputMode="decimal"
          label={t('demand.howMuchOf', { name: lot.keeperName })}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
        />
      )}
    </div>
  );
};
