import type { ReactNode } from 'react';
import { useFormState } from './form.tsx';

export type Choice = { readonly value: string; readonly label: string; readonly picture?: ReactNode };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
};

const card =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 ' +
  'has-checked:border-leaf has-checked:bg-leaf-soft';

/** One of a few things, each on a card of its own: all are seen at once, and hit by any thumb. */
export const ChoiceField = ({ name, label, choices, chosen }: Props) => {
  const error = useFormState().errors[name];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {choices.map(({ value, label: says, picture }) => (
        <label key={value} className={card}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            data-invalid={error !== undefined}
            className="size-5 shrink-0 accent-leaf"
          />
          {picture}
          {says}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};
