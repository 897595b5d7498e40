import { useState, type ClipboardEvent } from 'react';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { RemoveCorner } from './RemoveCorner.tsx';
import { wrongAxes, type Axis, type TypedRow } from './typed-corners.ts';

const words = {
  latitude: { label: 'plots.latitude', wrong: 'plots.latitudeWrong' },
  longitude: { label: 'plots.longitude', wrong: 'plots.longitudeWrong' },
} as const;

type Props = {
  readonly number: number;
  readonly row: TypedRow;
  /** The person wanted to go on: what is missing is said too, not only what is wrong. */
  readonly isAsked: boolean;
  readonly onChange: (row: TypedRow) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onRemove: () => void;
};

/** One corner as two fields; each says by itself what is wrong with it, once it was left. */
export const TypedCorner = ({ number, row, isAsked, onChange, onPaste, onRemove }: Props) => {
  const { t } = useWords();
  const wrong = wrongAxes(row);
  return (
    <li className="grid gap-2 rounded-xl border border-line bg-paper p-3">
      <div className="flex items-center justify-between">
        <strong>{t('plots.cornerNumber', { number })}</strong>
        <RemoveCorner number={number} onRemove={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(['latitude', 'longitude'] as const).map((axis) => (
          <Field
            key={axis}
            axis={axis}
            text={row[axis]}
            isWrong={wrong.includes(axis)}
            isAsked={isAsked}
            onChange={(text) => onChange({ ...row, [axis]: text })}
            onPaste={onPaste}
          />
        ))}
      </div>
    </li>
  );
};

type FieldProps = Pick<Props, 'isAsked' | 'onPaste'> & {
  readonly axis: Axis;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
};

const Field = ({ axis, text, isWrong, isAsked, onChange, onPaste }: FieldProps) => {
  const { t } = useWords();
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const isTold = isWrong && (isAsked || (wasLeft && text.trim() !== ''));
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id}>{t(words[axis].label)}</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        aria-invalid={isTold}
        aria-describedby={isTold ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
        onBlur={() => setLeft(true)}
        className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 tabular-nums aria-invalid:border-danger"
      />
      {isTold && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {t(words[axis].wrong)}
        </p>
      )}
    </div>
  );
};
