import { scheduleOf, trueCostOf, type LoanTerms } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { amortisationWords, earlyWords, methodWords, percentOf } from './loan-words.ts';
import { PlanTable } from './PlanTable.tsx';

type Props = {
  readonly terms: LoanTerms;
  readonly principalKobo: number;
  readonly instalments: number;
  /** The day the money is paid out. */
  readonly from: string;
};

/** What a loan costs: all that is paid back in naira, and the true yearly rate beside the one it is sold by; then its plan. */
export const CostBox = ({ terms, principalKobo, instalments, from }: Props) => {
  const { t } = useWords();
  const lent = { terms, principalKobo, instalments, from };
  const schedule = scheduleOf(lent);
  const cost = trueCostOf(lent, schedule);
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          [t('loans.received'), formatNaira(cost.receivedKobo)],
          [t('loans.total'), formatNaira(cost.totalKobo)],
          [t('loans.costInterest'), formatNaira(cost.interestKobo)],
          [t('loans.costFee'), formatNaira(cost.feeKobo)],
          [t(methodWords[terms.method]), percentOf(terms.ratePpm / 100)],
          [t('loans.trueRate'), percentOf(cost.nominalBasisPoints)],
          [t('loans.trueRateEffective'), percentOf(cost.effectiveBasisPoints)],
          [t('loans.penaltyRate'), percentOf(terms.penaltyPpm / 100)],
        ]}
      />
      <p>
        {t(amortisationWords[terms.amortisation])} {t(earlyWords[terms.early])}
      </p>
      <PlanTable schedule={schedule} paidKobo={0} />
    </div>
  );
};
