import { useState } from 'react';
import { DayField } from '#kit/day-field.tsx';
import { today } from '#kit/today.ts';

type Props = { readonly name: string; readonly label: string; readonly begins?: string };

/** A day that begins with today, or with another that is likely. */
export const DayOf = ({ name, label, begins = today() }: Props) => {
  const [day, setDay] = useState(begins);
  return <DayField name={name} label={label} value={day} onChange={setDay} />;
};
