import { UsersRound } from 'lucide-react';
import type { HandOverNote } from '@shuka/domain/supervision';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What was said of farmers when they came, and from whom they came. */
export const HandOverNotes = ({ handOvers }: { readonly handOvers: readonly HandOverNote[] }) => {
  const { t, language } = useWords();
  return (
    <ul className="grid gap-3 empty:hidden">
      {handOvers.map(({ id, fromName, byName, note, farmerIds, createdAt }) => (
        <li key={id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
          <p className="flex gap-2 font-semibold">
            <UsersRound aria-hidden className="size-5 shrink-0 text-leaf" />
            {t('board.came', { count: farmerIds.length, name: fromName })}
          </p>
          <p className="whitespace-pre-line break-words">{note}</p>
          <p className="text-sm text-ink-soft">
            {t('board.noteBy', { name: byName, date: formatDate(createdAt, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
};
