import { Link } from 'wouter';
import type { InputOrder } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly orders: readonly InputOrder[];
  /** The address the orders stand below. */
  readonly below: string;
  readonly saysNone: string;
};

/** Orders with their goods, what they come to and how far they are. */
export const OrderList = ({ orders, below, saysNone }: Props) => {
  const { t, say, language } = useWords();
  if (orders.length === 0) return <p>{saysNone}</p>;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {orders.map(({ id, state, lines, totalKobo, companyName, keeperName, placedAt }) => (
        <li key={id} className="grid">
          <Link
            to={`${below}/${id}`}
            className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
          >
            <strong className={state === 'short' ? 'text-danger' : ''}>{say(`inputs.state.${state}`)}</strong>
            <span className="break-words">{lines.map(({ name, packs }) => `${packs} × ${name}`).join(', ')}</span>
            <span>{t('inputs.total', { amount: formatNaira(totalKobo) })}</span>
            <span className="text-ink-soft">
              {[keeperName, companyName, formatDate(placedAt, language)].join(', ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
