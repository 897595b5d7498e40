import { useState } from 'react';
import { addDays } from '@shuka/domain/kit/day.ts';
import { TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { DayOf } from './DayOf.tsx';

/** Whether goods are insured, by whom, for how much and how long. */
export const InsuranceFields = () => {
  const { t } = useWords();
  const [isInsured, setInsured] = useState(false);
  return (
    <>
      <label className="flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="isInsured"
          value="yes"
          checked={isInsured}
          onChange={({ target }) => setInsured(target.checked)}
          className="size-6 shrink-0 accent-leaf"
        />
        {t('storage.isInsured')}
      </label>
      {isInsured && (
        <>
          <TextField name="insurance.insurer" label={t('storage.insurer')} maxLength={120} />
          <TextField name="insurance.policy" label={t('storage.policy')} maxLength={80} />
          <NairaField name="insurance.sumKobo" label={t('storage.insuredSum')} />
          <DayOf name="insurance.until" label={t('storage.insuredUntil')} begins={addDays(today(), 365)} />
        </>
      )}
    </>
  );
};
