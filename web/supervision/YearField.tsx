import { SelectField } from '#kit/field.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly year: string; readonly onChange: (year: string) => void };

/** So far back anyone asks; the first zone is no older. */
const yearsBack = 5;

export const YearField = ({ year, onChange }: Props) => {
  const { t } = useWords();
  const now = Number(useToday().slice(0, 4));
  return (
    <SelectField name="year" label={t('board.year')} value={year} onChange={({ target }) => onChange(target.value)}>
      {Array.from({ length: yearsBack }, (_, back) => String(now - back)).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
};
