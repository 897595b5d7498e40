import type { ReactNode } from 'react';
import { Plus, Trash } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

type Props<Line> = {
  /** The field of the contract: `outputs`. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly least: number;
  readonly fresh: Line;
  readonly onChange: (lines: Line[]) => void;
  readonly children: (line: Line, place: number, change: (line: Line) => void) => ReactNode;
};

/** Lines that can be added and taken away: what went in, what came out. What is wrong with all of them stands below. */
export const LineFields = <Line extends object>(props: Props<Line>) => {
  const { name, title, lines, least, fresh, onChange, children } = props;
  const { t } = useWords();
  const error = useFormState().errors[name];
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-3">
      <legend className="px-1 font-bold">{title}</legend>
      {lines.map((line, place) => (
        <div key={place} className="grid gap-2 border-b border-line pb-3">
          {children(line, place, (now) => onChange(lines.map((one, at) => (at === place ? now : one))))}
          {lines.length > least && (
            <Button
              look="bare"
              className="justify-self-start"
              onClick={() => onChange(lines.filter((_, at) => at !== place))}
            >
              <Trash aria-hidden className="size-5" />
              {t('mill.takeAway')}
            </Button>
          )}
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <Button look="quiet" className="justify-self-start" onClick={() => onChange([...lines, fresh])}>
        <Plus aria-hidden className="size-5" />
        {t('mill.addLine')}
      </Button>
    </fieldset>
  );
};
