import { ChevronDown } from 'lucide-react';
import { flowsByCategory, type Entry } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { categoryWords } from './finance-words.ts';

/** What each thing brought or cost, the largest first. */
export const CategoriesPart = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useWords();
  const flows = [...flowsByCategory(entries)].toSorted(
    ([, one], [, other]) => other.incomeKobo + other.expenseKobo - one.incomeKobo - one.expenseKobo,
  );
  return (
    <details className="group rounded-2xl border border-line bg-paper px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-bold">
        {t('finance.byCategory')}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <table className="mb-3 w-full text-left">
        <caption className="sr-only">{t('finance.byCategory')}</caption>
        <tbody>
          {flows.map(([category, { incomeKobo, expenseKobo }]) => (
            <tr key={category} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 font-normal">
                {t(categoryWords[category])}
              </th>
              <td className={`py-2 text-right font-semibold whitespace-nowrap ${incomeKobo > 0 ? 'text-leaf' : ''}`}>
                {incomeKobo > 0 ? `+${formatNaira(incomeKobo)}` : formatNaira(-expenseKobo)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
