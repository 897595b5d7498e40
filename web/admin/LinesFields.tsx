import { X } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { FigureField } from './FigureField.tsx';
import { lineOf, useLineSays } from './figure-names.ts';

type Line = {
  readonly name: string;
  readonly line: string;
  readonly keys: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  /** Null for a line that cannot be left out. */
  readonly onGone: (() => void) | null;
};

/** The figures of one line of a table, and the button that leaves it out of the new version. */
const LineFields = ({ name, line, keys, values, onGone }: Line) => {
  const { t } = useWords();
  const lineSays = useLineSays();
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-line p-3">
      <legend className="px-1 font-bold">{lineSays(line)}</legend>
      {keys.map((key) => (
        <FigureField key={key} name={name} figure={key} value={values[key]} />
      ))}
      {onGone !== null && (
        <Button look="quiet" className="justify-self-start" onClick={onGone}>
          <X aria-hidden className="size-5 shrink-0" />
          {t('reference.leaveOut')}
        </Button>
      )}
    </fieldset>
  );
};

type Lines = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  readonly onGone: (line: string) => void;
};

/** Whether a table always has a line. */
const isKept = (line: string): boolean => line.startsWith('any/');

/** All lines of a table. */
export const LinesFields = ({ name, keys, values, onGone }: Lines) =>
  [...new Set(keys.map(lineOf))].map((line) => (
    <LineFields
      key={line}
      name={name}
      line={line}
      keys={keys.filter((key) => lineOf(key) === line)}
      values={values}
      onGone={isKept(line) ? null : () => onGone(line)}
    />
  ));
