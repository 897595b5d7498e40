import { Link } from 'wouter';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';

type Props = {
  readonly to: string;
  readonly count: number;
  /** What is counted, for those who hear the figure alone. */
  readonly says: string;
  /** The words that stand beside the figure, where some do. */
  readonly beside?: string;
  readonly isBad?: boolean;
};

/** A figure of the board that leads to the list behind it; nought leads nowhere. */
export const FigureLink = ({ to, count, says, beside, isBad = false }: Props) => {
  const shown = beside === undefined ? formatNumber(count) : `${beside}: ${formatNumber(count)}`;
  if (count === 0) return <span>{shown}</span>;
  return (
    <Link
      to={to}
      aria-label={`${says}: ${formatNumber(count)}`}
      className={`inline-flex min-h-11 items-center underline underline-offset-4 ${beside === undefined ? 'min-w-11 justify-end' : ''} ${isBad ? 'font-bold text-danger' : 'font-semibold text-leaf'}`}
    >
      {shown}
    </Link>
  );
};
