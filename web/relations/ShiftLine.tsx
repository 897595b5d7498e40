import type { ShiftEntry } from '@shuka/domain/relations';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** One line of the book of shifts. */
export const ShiftLine = ({ entry }: { readonly entry: ShiftEntry }) => {
  const { t, say, language } = useWords();
  const { act, byName, onName, trucks, bags, note, at } = entry;
  return (
    <li className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="font-semibold">{say(`shift.act.${act}`, { by: byName, on: onName ?? '' })}</p>
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      {trucks !== null && bags !== null && (
        <p>{t('shift.stood', { trucks: formatNumber(trucks), bags: formatNumber(bags) })}</p>
      )}
      {note !== '' && <p className="whitespace-pre-line break-words">{note}</p>}
    </li>
  );
};
