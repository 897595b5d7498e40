import { PackageOpen } from 'lucide-react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './lot-words.ts';
import { useStock } from './use-stock.ts';

/** The way to one's produce, with how much of it there is. */
export const ProduceLink = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { lots } = useStock(person.accountId);
  const grams = [...lots.values()].reduce((sum, { leftGrams }) => sum + Math.max(0, leftGrams), 0);
  return (
    <Link
      to="/Farmer/produce"
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <PackageOpen aria-hidden className="size-6 shrink-0 text-leaf" />
      <span className="min-w-0">
        {grams === 0 ? t('lots.mine') : t('lots.mineHolds', { kilograms: kilogramsText(grams) })}
      </span>
    </Link>
  );
};
