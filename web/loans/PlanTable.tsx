import type { Instalment } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly schedule: readonly Instalment[]; readonly paidKobo: number };

/** What is due when, and what of it is paid: payments settle instalments in their order. */
export const PlanTable = ({ schedule, paidKobo }: Props) => {
  const { t, language } = useWords();
  const before = schedule.map((_, place) => schedule.slice(0, place).reduce((sum, { dueKobo }) => sum + dueKobo, 0));
  const columns = [
    { says: t('loans.dueOn') },
    { says: t('loans.due'), isFigure: true },
    { says: t('loans.ofPrincipal'), isFigure: true },
    { says: t('loans.ofInterest'), isFigure: true },
    { says: t('loans.paid'), isFigure: true },
  ] as const;
  const [, due, principal, interest, paid] = columns;
  return (
    <CardTable caption={t('loans.plan')} columns={columns}>
      {schedule.map((one, place) => (
        <CardRow key={one.number}>
          <CardHead>{formatDate(one.dueOn, language)}</CardHead>
          <CardCell {...due}>{formatNaira(one.dueKobo)}</CardCell>
          <CardCell {...principal}>{formatNaira(one.principalKobo)}</CardCell>
          <CardCell {...interest}>{formatNaira(one.interestKobo)}</CardCell>
          <CardCell {...paid}>
            {formatNaira(Math.min(one.dueKobo, Math.max(0, paidKobo - (before[place] ?? 0))))}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};
