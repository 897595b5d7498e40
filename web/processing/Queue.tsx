import { endArrival, type Arrival, type Gate } from '@shuka/domain/processing';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import type { Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly gate: Gate;
  readonly waiting: readonly Kept<Arrival>[];
  readonly onWeigh: (arrival: Arrival) => void;
};

/** Those who wait, whoever came first on top. */
export const Queue = ({ gate, waiting, onWeigh }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const leave = (arrivalId: string) => submit(endArrival, { id: newId(), companyId: gate.id, arrivalId });
  if (waiting.length === 0) return <p>{t('weigh.nobodyWaits')}</p>;
  return (
    <ol className="grid gap-2">
      {waiting.map(({ row }) => (
        <li key={row.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-3">
          <p className="font-semibold">
            {[row.name, cropName(row.crop, words), row.vehicle].filter((one) => one !== '').join(', ')}
          </p>
          <p className="text-sm text-ink-soft">{formatDateTime(row.arrivedAt, language)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onWeigh(row)}>{t('weigh.weighNow')}</Button>
            <Button look="bare" onClick={() => void leave(row.id)}>
              {t('weigh.left')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
};
