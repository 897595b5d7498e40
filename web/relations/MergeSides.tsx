import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { MergeSide } from '@shuka/domain/relations';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** The records people know by name; the rest of what stands under an account goes along unnamed. */
const named = ['farm', 'plot', 'season', 'visit', 'entry', 'report', 'issue', 'message'];

/** Both accounts beside each other, with what stands under each. */
export const MergeSides = ({ sides }: { sides: readonly MergeSide[] }) => (
  <div className="grid gap-4 md:grid-cols-2">
    {sides.map((side) => (
      <Side key={side.farmerId} side={side} />
    ))}
  </div>
);

const Side = ({ side }: { side: MergeSide }) => {
  const { t, say, language } = useWords();
  const { registeredBy, managerName, waiting } = side;
  const registeredOn = formatDate(side.registeredAt, language);
  const records = side.records.filter(({ type }) => named.includes(type));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="flex items-center gap-3 break-words text-xl font-bold">
        {side.values.photo !== '' && (
          <img src={`data:image/webp;base64,${side.values.photo}`} alt="" className="size-14 shrink-0 rounded-full" />
        )}
        {side.firstName} {side.lastName}
      </h2>
      <Facts
        facts={[
          [t('merge.phone'), side.phone === '' ? t('merge.nothing') : side.phone],
          [t('merge.email'), side.email === '' ? t('merge.nothing') : side.email],
          [t('merge.field.location'), side.village === '' ? t('merge.nothing') : `${side.village}, ${side.lga}`],
          [t('merge.manager'), managerName ?? t('merge.nobody')],
          [
            t('merge.registered'),
            registeredBy === '' ? registeredOn : t('merge.registeredBy', { date: registeredOn, name: registeredBy }),
          ],
          [
            t('merge.records'),
            records.length === 0
              ? t('merge.noRecords')
              : records.map(({ type, total }) => say(`merge.kind.${type}`, { count: total })).join(', '),
          ],
        ]}
      />
      {waiting > 0 && <Notice kind="hint">{t('merge.waiting', { count: waiting })}</Notice>}
    </section>
  );
};
