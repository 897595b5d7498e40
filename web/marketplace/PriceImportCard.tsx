import type { PriceImport } from '@shuka/domain/marketplace';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What became of the lines of a list: how many were added, changed, known, and which were left out and why. */
export const PriceImportCard = ({ done }: { readonly done: PriceImport }) => {
  const { t, say, language } = useWords();
  const { fileName, source, lines, added, changed, known, leftOut, importedAt } = done;
  const counts = {
    lines: formatNumber(lines),
    added: formatNumber(added),
    changed: formatNumber(changed),
    known: formatNumber(known),
  };
  return (
    <article className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h3 className="break-words font-bold">{fileName}</h3>
      <p className="text-sm text-ink-soft">
        {say(`prices.source.${source}`)} · {formatDateTime(importedAt, language)}
      </p>
      <p>{t('prices.importCounts', counts)}</p>
      {leftOut.length === 0 && <p>{t('prices.nothingLeftOut')}</p>}
      {leftOut.map(({ reason, count, lines: numbers, unnamed }) => (
        <details key={reason}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">
            {t('prices.leftOut', { reason: say(`prices.fault.${reason}`), count: formatNumber(count) })}
          </summary>
          <p className="break-words">{t('prices.leftOutLines', { lines: numbers })}</p>
          {unnamed > 0 && <p>{t('prices.leftOutMore', { count: formatNumber(unnamed) })}</p>}
        </details>
      ))}
    </article>
  );
};
