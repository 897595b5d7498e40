import { Bug } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** The way from a season to what was found on it. */
export const PestsWay = () => {
  const { t } = useWords();
  const [pathname] = useLocation();
  return (
    <Link
      to={`${pathname.replace(/\/$/, '')}/pests`}
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-paper p-4 font-semibold hover:shadow-md"
    >
      <Bug aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('pests.title')}
    </Link>
  );
};
