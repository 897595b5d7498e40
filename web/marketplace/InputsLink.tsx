import { ShoppingBag } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** The way to inputs: one's own, or those of a farmer in care. */
export const InputsLink = ({ keeperId }: { readonly keeperId?: string }) => {
  const { t } = useWords();
  return (
    <Link
      to={keeperId === undefined ? '/Farmer/inputs' : `/extension-farmers/${keeperId}/inputs`}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold shadow-sm hover:shadow-md"
    >
      <ShoppingBag aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('inputs.title')}
    </Link>
  );
};
