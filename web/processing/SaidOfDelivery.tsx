import type { Delivery } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What was said of a delivery since it was weighed: that it is to be void, and that it was paid. */
export const SaidOfDelivery = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t, language } = useWords();
  const { void: asked, payment } = delivery;
  const lines: string[] = [];
  if (asked !== null) {
    const at = formatDateTime(asked.askedAt, language);
    lines.push(t('weigh.voidAskedBy', { name: asked.byName, at, reason: asked.reason }));
    if (asked.isAgreed !== null)
      lines.push(t(asked.isAgreed ? 'weigh.voidAgreedBy' : 'weigh.voidRefusedBy', { name: asked.secondName }));
  }
  if (payment !== null) {
    const at = formatDateTime(payment.paidAt, language);
    lines.push(t('weigh.paidBy', { name: payment.byName, to: payment.toName, at }));
    if (payment.farmerSays !== null)
      lines.push(t(payment.farmerSays === 'received' ? 'weigh.farmerReceived' : 'weigh.farmerNotReceived'));
  }
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="rounded-2xl border border-line bg-paper p-3">
          {line}
        </li>
      ))}
    </ul>
  );
};
