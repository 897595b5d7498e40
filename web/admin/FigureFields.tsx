import { X } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { lineOf, useFigureSays, useLineSays } from './figure-names.ts';
import { figureText, figureTyped, isTypedAsText } from './figure-text.ts';
import { boundsOfFigure } from './lines-of.ts';

type Field = { readonly name: string; readonly figure: string; readonly value: number | undefined };

/** One figure, with what it may be below it. */
export const FigureField = ({ name, figure, value }: Field) => {
  const { t, language } = useWords();
  const says = useFigureSays(name);
  const [least, most] = boundsOfFigure(name, figure).map((bound) => figureText(figure, bound, language));
  const between = t('reference.between', { least: least ?? '', most: most ?? '' });
  return (
    <TextField
      name={`values.${figure}`}
      inputMode={isTypedAsText(figure) ? 'text' : 'decimal'}
      label={says(figure)}
      hint={isTypedAsText(figure) ? `${between}. ${t('reference.monthDayHint')}` : between}
      defaultValue={value === undefined ? '' : figureTyped(figure, value)}
    />
  );
};

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
