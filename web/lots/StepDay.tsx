import { useState } from 'react';
import { DayField } from '#kit/day-field.tsx';
import { useWords } from '#kit/words.tsx';

/** The day a step was done. */
export const StepDay = ({ begins }: { readonly begins: string }) => {
  const { t } = useWords();
  const [day, setDay] = useState(begins);
  return <DayField name="happenedOn" label={t('lots.happenedOn')} value={day} onChange={setDay} />;
};
