import { useState } from 'react';
import { useWords } from '#kit/words.tsx';
import { CoverCalculator } from './CoverCalculator.tsx';
import { LoanCalculator } from './LoanCalculator.tsx';
import { ReckonChoice } from './ReckonField.tsx';

/** What a loan truly costs or what a cover would pay, for anybody: nothing is asked for and nothing is sent. */
export const Calculators = () => {
  const { t } = useWords();
  const [what, setWhat] = useState('loan');
  return (
    <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">
      <ReckonChoice
        label={t('calculate.what')}
        text={what}
        onText={setWhat}
        choices={[
          ['loan', t('calculate.loan')],
          ['cover', t('calculate.cover')],
        ]}
      />
      {what === 'loan' ? <LoanCalculator /> : <CoverCalculator />}
    </div>
  );
};
