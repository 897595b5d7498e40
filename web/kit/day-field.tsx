import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { TextField } from './field.tsx';
import { useWords } from './words.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day, with the day in words below: phones write it in numbers, and each in its own order. */
export const DayField = ({ name, label, value, onChange }: Props) => {
  const { language } = useWords();
  return (
    <TextField
      type="date"
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(isDay(value) ? { hint: formatDate(value, language) } : {})}
    />
  );
};
