import { CoverCalculator } from './CoverCalculator.tsx';
import { LoanCalculator } from './LoanCalculator.tsx';

/** What a loan truly costs and what a cover would pay, for anybody: nothing is asked for and nothing is sent. */
export const Calculators = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
    <LoanCalculator />
    <CoverCalculator />
  </div>
);
