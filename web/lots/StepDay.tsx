import { dayOf } from '@shuka/domain/kit/day.ts';
import { useState } from 'react';
import { DayField } from '#kit/day-field.tsx';
import { useWords } from '#kit/words.tsx';

/** The day it is in Nigeria by this phone's clock. */
export const today = (): string => dayOf(new Date());

/** The day a step was done. */
export const StepDay = ({ begins }: { readonly begins: string }) => {
  const { t } = useWords();
  const [day, setDay] = useState(begins);
  return <DayField name="happenedOn" label={t('lots.happenedOn')} value={day} onChange={setDay} />;
};
