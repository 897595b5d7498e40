import { Check } from 'lucide-react';
import type { SettledVisit } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';

const aWindow = 3;

/** The marks that were looked into, each with what was found, by whom and when. */
export const SettledVisits = ({ settled }: { readonly settled: readonly SettledVisit[] }) => {
  const { t, say, language } = useWords();
  if (settled.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.settledTitle', { count: formatNumber(settled.length) })}</h2>
      <ShowMore items={settled} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {shown.map((one) => (
              <li key={one.id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
                <h3 className="break-words font-bold">
                  {one.farmerName}, {formatDate(one.visitedOn, language)}
                </h3>
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {one.flags.map((flag) => (
                    <li key={flag} className="flex items-center gap-1 text-ink-soft">
                      <Check aria-hidden className="size-4 shrink-0 text-leaf" />
                      {say(`board.flag.${flag}`)}
                    </li>
                  ))}
                </ul>
                <p className="whitespace-pre-line break-words">{one.reason}</p>
                <p className="text-sm text-ink-soft">
                  {t('board.noteBy', { name: one.byName, date: formatDate(one.createdAt, language) })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};
