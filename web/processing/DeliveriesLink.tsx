import { Scale } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** The way from somebody's produce to what of it was delivered to mills. */
export const DeliveriesLink = () => {
  const { t } = useWords();
  const [pathname] = useLocation();
  return (
    <Link
      to={pathname.replace(/\/produce\/?$/i, '/deliveries')}
      className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 font-semibold hover:bg-leaf-soft"
    >
      <Scale aria-hidden className="size-6 shrink-0 text-leaf" />
      {t('weigh.myTitle')}
    </Link>
  );
};
