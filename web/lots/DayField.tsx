import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf, isDay } from '@shuka/domain/kit/day.ts';
import { useState } from 'react';
import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** The day it is in Nigeria by this phone's clock. */
export const today = (): string => dayOf(new Date());

/** The day something was done, with the day in words below. */
export const DayField = ({ begins }: { readonly begins: string }) => {
  const { t, language } = useWords();
  const [day, setDay] = useState(begins);
  return (
    <TextField
      type="date"
      name="happenedOn"
      label={t('lots.happenedOn')}
      value={day}
      onChange={(event) => setDay(event.target.value)}
      {...(isDay(day) ? { hint: formatDate(day, language) } : {})}
    />
  );
};
