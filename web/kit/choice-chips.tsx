import { Check } from 'lucide-react';

type Props<Value extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly says: string }[];
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
};

/** A few things of which one is chosen at a time: all are seen, and hit by any thumb. */
export const ChoiceChips = <Value extends string>({ label, choices, chosen, onChange }: Props<Value>) => (
  <fieldset className="no-print">
    <legend className="sr-only">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map(({ value, says }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
          className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line-strong px-4 font-semibold aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
        >
          {value === chosen && <Check aria-hidden className="size-5 shrink-0 text-leaf" />}
          {says}
        </button>
      ))}
    </div>
  </fieldset>
);
