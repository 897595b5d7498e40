import type { ReactNode } from 'react';
import { useId } from '#kit/use-id.tsx';
import { isEmpty } from './typed-figures.ts';

type Props = { readonly label: string; readonly text: string; readonly onText: (text: string) => void };

const box = 'min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 py-2 text-base text-ink';

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <label htmlFor={id} className="font-semibold">
      {label}
    </label>
    {children}
  </div>
);

type FieldProps = Props & {
  /** How such a figure is written, where this is none; of one that is empty nothing is said. */
  readonly wrong?: string | false;
};

/** One figure that somebody tries. */
export const ReckonField = ({ label, text, onText, wrong = false }: FieldProps) => {
  const id = useId();
  const isWrong = wrong !== false && !isEmpty(text);
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => onText(target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className={`${box} aria-invalid:border-danger`}
      />
      <p id={`${id}-error`} aria-live="polite" className="font-medium text-danger empty:hidden">
        {isWrong && wrong}
      </p>
    </Labelled>
  );
};

type ChoiceProps = Props & { readonly choices: readonly (readonly [value: string, label: string])[] };

/** One of a few. */
export const ReckonChoice = ({ label, text, onText, choices }: ChoiceProps) => {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select id={id} value={text} onChange={({ target }) => onText(target.value)} className={box}>
        {choices.map(([value, says]) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    </Labelled>
  );
};

export const card = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-2xl border border-line bg-paper p-5';
