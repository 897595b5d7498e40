import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { isDay } from '@shuka/domain/kit/day.ts';
import { useState } from 'react';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { todayHere } from './kilograms.ts';

type Props = { readonly name: string; readonly label: string; readonly begins?: string };

/** A day, with it in words below. */
export const DayOf = ({ name, label, begins = todayHere() }: Props) => {
  const { language } = useWords();
  const [day, setDay] = useState(begins);
  return (
    <TextField
      type="date"
      name={name}
      label={label}
      value={day}
      onChange={({ target }) => setDay(target.value)}
      {...(isDay(day) ? { hint: formatDate(day, language) } : {})}
    />
  );
};
