import { isOwed, loanNumberOf, standingOf, type KeptLoan } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { CostBox } from './CostBox.tsx';
import { stateWords } from './loan-words.ts';
import { PlanTable } from './PlanTable.tsx';

type Props = {
  readonly loan: KeptLoan;
  /** Whether it comes in goods: once it was approved, what was received has plans of its own, and the whole has none. */
  readonly isInGoods?: boolean;
};

/** A loan as it stands today: what is owed and when, from the plan and what was paid; it needs no network. */
export const LoanHead = ({ loan, isInGoods = false }: Props) => {
  const { t } = useWords();
  return (
    <>
      <h1 className="text-2xl font-bold break-words">{[loan.productName, loanNumberOf(loan.number)].join(' ')}</h1>
      <p className="text-lg font-semibold">{t(stateWords[loan.state])}</p>
      {loan.purpose !== '' && <p>{loan.purpose}</p>}
      {loan.state === 'in-parts' && !isInGoods && <p>{t('loans.partsText')}</p>}
      {loan.state !== 'in-parts' && !(isInGoods && loan.state === 'approved') && <Money loan={loan} />}
    </>
  );
};

const Money = ({ loan }: { readonly loan: KeptLoan }) =>
  loan.disbursedOn === null ? <Planned loan={loan} /> : <Owed loan={loan} />;

const Planned = ({ loan }: { readonly loan: KeptLoan }) => {
  const { t } = useWords();
  const today = useToday();
  return (
    <>
      <p>{t('loans.planFromToday')}</p>
      <CostBox terms={loan.terms} principalKobo={loan.principalKobo} instalments={loan.instalments} from={today} />
    </>
  );
};

const Owed = ({ loan }: { readonly loan: KeptLoan }) => {
  const { t, language } = useWords();
  const standing = standingOf(loan, useToday());
  const isOver = !isOwed(loan);
  return (
    <>
      {loan.state === 'restructured' && <Notice kind="hint">{t('loans.restructuredText')}</Notice>}
      {loan.state === 'written-off' && <Notice kind="hint">{t('loans.writtenOffText')}</Notice>}
      {!isOver && standing.overdueKobo > 0 && (
        <Notice kind="error">
          {t('loans.isLate', { amount: formatNaira(standing.overdueKobo), days: standing.daysLate })}
        </Notice>
      )}
      <Facts
        facts={[
          [t('loans.lent'), formatNaira(loan.principalKobo)],
          [t('loans.paid'), formatNaira(loan.paidKobo)],
          ...(isOver
            ? []
            : ([
                [t('loans.left'), formatNaira(standing.leftKobo)],
                [t('loans.payoff'), formatNaira(standing.payoffKobo)],
                [t('loans.penalty'), formatNaira(loan.penaltyKobo)],
                [
                  t('loans.next'),
                  standing.nextDueOn === null
                    ? '-'
                    : `${formatNaira(standing.nextKobo)}, ${formatDate(standing.nextDueOn, language)}`,
                ],
              ] as const)),
        ]}
      />
      <PlanTable schedule={loan.schedule} paidKobo={loan.paidKobo} />
    </>
  );
};
