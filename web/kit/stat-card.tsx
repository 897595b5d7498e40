import { TrendingDown, TrendingUp, type LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Change } from '@shuka/domain/kit/span.ts';

type Props = {
  readonly Icon: ComponentType<LucideProps>;
  readonly says: string;
  readonly value: string;
  readonly isBad?: boolean;
  /** How it moved, and against what, in words. */
  readonly change?: { readonly change: Change; readonly says: string };
};

const percentText = (percent: number): string => `${percent > 0 ? '+' : ''}${percent}%`;

/** One figure, large, with its name above it and how it moved below it. Stands in a `dl`. */
export const StatCard = ({ Icon, says, value, isBad = false, change }: Props) => (
  <div className="grid content-start gap-1 rounded-2xl border border-line bg-paper p-4">
    <dt className="flex gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {says}
    </dt>
    <dd className="grid gap-1">
      <span className={`break-words text-2xl font-bold ${isBad ? 'text-danger' : ''}`}>{value}</span>
      {change !== undefined && <ChangeLine {...change} />}
    </dd>
  </div>
);

const ChangeLine = ({ change: { trend, percent }, says }: NonNullable<Props['change']>) => {
  const Icon = trend === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className="flex gap-1 text-sm text-ink-soft">
      {trend !== 'same' && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0">
        {percent !== null && trend !== 'same' && <strong className="text-ink">{percentText(percent)} </strong>}
        {says}
      </span>
    </span>
  );
};
