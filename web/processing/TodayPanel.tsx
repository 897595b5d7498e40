import { Link } from 'wouter';
import type { Delivery } from '@shuka/domain/processing';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { gatePaths } from './gate-paths.ts';
import { kilogramsText } from './typed-measures.ts';

const sum = (kept: readonly Kept<Delivery>[], of: (row: Delivery) => number): number =>
  kept.reduce((total, { row }) => total + of(row), 0);

/** What was taken in today, as this phone knows it. */
export const TodayPanel = ({ today }: { readonly today: readonly Kept<Delivery>[] }) => {
  const { t } = useWords();
  const unpaid = today.filter(({ row }) => row.payment === null);
  return (
    <Facts
      facts={[
        [t('weigh.deliveriesToday'), String(today.length)],
        [t('weigh.netToday'), kilogramsText(sum(today, (row) => row.grossGrams - row.tareGrams))],
        [t('weigh.amountToday'), formatNaira(sum(today, (row) => row.amountKobo))],
        [t('weigh.unpaidToday'), formatNaira(sum(unpaid, (row) => row.amountKobo))],
      ]}
    />
  );
};

/** More are on the page of all. */
const mostShown = 30;

type ListProps = { readonly deliveries: readonly Kept<Delivery>[]; readonly at?: string };

/** Deliveries, each the way to its receipt. */
export const DeliveryList = ({ deliveries, at = gatePaths.delivery }: ListProps) => {
  const words = useWords();
  const { t } = words;
  if (deliveries.length === 0) return <p>{t('weigh.noneYet')}</p>;
  return (
    <ul className="grid gap-2">
      {deliveries.slice(0, mostShown).map(({ row, state }) => (
        <li key={row.id}>
          <Link
            to={`${at}/${row.id}`}
            className="grid min-h-14 gap-1 rounded-2xl border border-line bg-paper p-3 hover:bg-leaf-soft"
          >
            <span className="flex flex-wrap justify-between gap-2 font-semibold">
              <span className="break-words">
                {[row.name, cropName(row.crop, words)].filter((one) => one !== '').join(', ')}
              </span>
              <span>{formatNaira(row.amountKobo)}</span>
            </span>
            <span className="flex flex-wrap justify-between gap-2 text-sm">
              <span>{[row.receipt, kilogramsText(row.payableGrams)].join(' · ')}</span>
              <Standing delivery={row} />
              <StateMark state={state} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Standing = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useWords();
  const { replacedBy, dispute, payment } = delivery;
  if (replacedBy !== null) return <strong>{t('weigh.isReplaced')}</strong>;
  if (delivery.void?.isAgreed === true) return <strong>{t('weigh.isVoid')}</strong>;
  if (delivery.void !== null && delivery.void.isAgreed === null) return <strong>{t('weigh.voidAsked')}</strong>;
  if (dispute !== null && dispute.closedAt === null) return <strong>{t('weigh.disputed')}</strong>;
  return payment === null ? null : <span>{t('weigh.paid')}</span>;
};
