import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** What the line is called, before the dot. */
  readonly line: string;
  readonly kilograms: string;
  readonly onChange: (kilograms: string) => void;
};

/** How heavy one line of a job is, as it is typed: in kilograms, which are sent as grams. */
export const KilogramsField = ({ line, kilograms, onChange }: Props) => {
  const { t } = useWords();
  return (
    <TextField
      name={`${line}.grams`}
      label={t('mill.kilograms')}
      inputMode="decimal"
      value={kilograms}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
