import { Clock } from 'lucide-react';
import type { ShiftEntry } from '@shuka/domain/relations';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** Who is on shift, and since when. */
export const NowOnShift = ({ now }: { readonly now: ShiftEntry | null }) => {
  const { t, language } = useWords();
  return (
    <p className="flex items-center gap-3 text-lg font-semibold" aria-live="polite">
      <Clock aria-hidden className="size-6 shrink-0 text-leaf" />
      {now === null
        ? t('shift.nobody')
        : t('shift.onSince', { name: now.onName ?? '', time: formatDateTime(now.at, language) })}
    </p>
  );
};
