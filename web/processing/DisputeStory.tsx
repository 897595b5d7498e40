import type { Delivery } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What somebody said is wrong with a delivery, what the mill answered, and what was done. */
export const DisputeStory = ({ delivery: { dispute } }: { readonly delivery: Delivery }) => {
  const { t, language } = useWords();
  if (dispute === null) return null;
  return (
    <section className="grid gap-2 rounded-2xl border-2 border-ochre bg-paper p-4">
      <h2 className="text-lg font-bold">{t(dispute.closedAt === null ? 'weigh.disputed' : 'weigh.disputeClosed')}</h2>
      <p>{t('weigh.disputeBy', { name: dispute.byName, at: formatDateTime(dispute.openedAt, language) })}</p>
      <p className="font-semibold">{dispute.reason}</p>
      {dispute.answer !== '' && <p>{t('weigh.millAnswered', { answer: dispute.answer })}</p>}
      {dispute.done !== '' && <p>{t('weigh.wasDone', { done: dispute.done })}</p>}
    </section>
  );
};
