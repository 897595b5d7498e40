import { useParams } from 'wouter';
import { readInputOrder, type OrderEvent, type OrderWithStory } from '@shuka/domain/marketplace';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OrderActs } from './OrderActs.tsx';
import { dealerInputs } from './input-paths.ts';
import { packText } from './input-words.ts';
import { useInputKeeper } from './use-input-keeper.ts';

const useSide = (): { readonly side: OrderEvent['side']; readonly back: string } => {
  const { person } = usePerson();
  const { paths } = useInputKeeper();
  if (person.roles.includes('admin')) return { side: 'admin', back: '/admin/inputs' };
  if (person.roles.includes('agro-processor')) return { side: 'dealer', back: `${dealerInputs}/orders` };
  return { side: 'farmer', back: paths.orders };
};

/** One order with its goods, its story, and what the one who reads it may do. */
export const OrderPage = () => {
  const { t } = useWords();
  const { orderId = '' } = useParams();
  const { side, back } = useSide();
  const loaded = useLoad(readInputOrder, { orderId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back}>{t('inputs.orders')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(order) => (
          <>
            <OrderFacts order={order} />
            <OrderActs key={`${order.state} ${order.story.length}`} order={order} side={side} onDone={loaded.reload} />
            <Story order={order} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const OrderFacts = ({ order }: { readonly order: OrderWithStory }) => {
  const words = useWords();
  const { t, say } = words;
  const { keeperName, companyName, state, lines, totalKobo, payment } = order;
  return (
    <>
      <h1 className="text-2xl font-bold">{say(`inputs.state.${state}`)}</h1>
      {state === 'short' && <Notice kind="error">{t('inputs.caseOpen')}</Notice>}
      <p>{t('inputs.between', { farmer: keeperName, dealer: companyName })}</p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.goodId} className="grid gap-1 rounded-xl border border-line bg-paper p-3">
            <strong className="break-words">{line.name}</strong>
            <span>
              {t('inputs.lineText', {
                count: line.packs,
                pack: packText(line, words),
                price: formatNaira(line.priceKobo),
              })}
            </span>
            {line.receivedPacks !== null && <span>{t('inputs.cameText', { count: line.receivedPacks })}</span>}
          </li>
        ))}
      </ul>
      <p className="text-lg font-bold">{t('inputs.total', { amount: formatNaira(totalKobo) })}</p>
      {payment !== null && <p>{say(`inputs.pay.${payment}`)}</p>}
    </>
  );
};

const Story = ({ order }: { readonly order: OrderWithStory }) => {
  const { t, say, language } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('inputs.story')}</h2>
      <ol className="grid gap-2">
        {order.story.map(({ id, act, side, byName, text, at }) => (
          <li key={id} className="grid gap-1 rounded-xl border border-line bg-paper p-3">
            <strong>{say(`inputs.act.${act}`)}</strong>
            {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
            <p className="text-sm text-ink-soft">
              {[byName, say(`inputs.side.${side}`), formatDateTime(at, language)].join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
