import type { RainImport } from '@shuka/domain/insurance';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly counts: Pick<RainImport, 'lines' | 'days' | 'squares' | 'leftOut'> };

/** What a list of rain holds, and each line that is left out with its number and why. */
export const RainCounts = ({ counts }: Props) => {
  const { t, say } = useWords();
  const { lines, days, squares, leftOut } = counts;
  const figures = { lines: formatNumber(lines), days: formatNumber(days), squares: formatNumber(squares) };
  return (
    <>
      <p>{t('insurance.rainCounts', figures)}</p>
      {leftOut.length === 0 && <p>{t('insurance.rainNothingLeftOut')}</p>}
      <ul className="grid gap-1 empty:hidden">
        {leftOut.map(({ reason, count, lines: numbers }) => (
          <li key={reason} className="break-words font-medium text-danger">
            {t('insurance.rainLeftOut', {
              reason: say(`insurance.rainFault.${reason}`),
              count: formatNumber(count),
              lines: numbers,
            })}
          </li>
        ))}
      </ul>
    </>
  );
};
